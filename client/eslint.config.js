import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["node_modules", "src/wire.ts", "src/views.ts"] },
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit, which this is not
      "svelte/prefer-svelte-reactivity": "off", // what is drawn is $state; a plain Map is one that nothing draws
    },
  },
);
