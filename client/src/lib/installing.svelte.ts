// Installation as an app, where the browser offers it.

/** The browser's offer; the types of TypeScript do not include it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Installation {
  private offer: InstallOffer | undefined = $state.raw();
  /** Whether it was installed while this page was open. */
  done = $state(false);

  get possible(): boolean {
    return this.offer !== undefined;
  }

  /** The offer comes once, soon after loading; pages that are opened later use it. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => {
      this.offer = undefined;
      this.done = true;
    });
  }

  /** Show the browser's question. An offer can be used only once. */
  async install(): Promise<void> {
    const { offer } = this;
    this.offer = undefined;
    await offer?.prompt();
  }
}

export const installation = new Installation();
