/** Bootstrap's dark colors depend on an attribute, the user's choice is a media query: the attribute follows the query. */
export function followColorScheme(): void {
  const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.bsTheme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
