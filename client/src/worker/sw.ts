// The service worker, built as /sw.js.

import { serveShell, type Shell, type WorkerScope } from "./offline_shell";

serveShell(self as unknown as WorkerScope, JSON.parse("@@shell@@") as Shell);
