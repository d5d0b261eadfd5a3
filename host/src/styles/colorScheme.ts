/** Bootstrap's dark colours hang on an attribute, the person's choice on a media query: the one follows the other. */
export function followColorScheme(): void {
  const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.bsTheme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
