/** The inline style of /docs; its content security policy contains the style's hash. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #14213d; --paper: #f6f7f9; --surface: #fff; --line: #dfe3ea; --text: #1b2430;
  --secondary: #586374; --link: #00729f; }
@media (prefers-color-scheme: dark) { :root { --ink: #0b1222; --paper: #10161f; --surface: #18202b; --line: #303b4a;
  --text: #e6eaf0; --secondary: #a8b3c2; --link: #5cc3ec; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 12px; }
body { margin: 0; background: var(--paper); color: var(--text); font: 14px/1.5 system-ui, sans-serif; }
header { background: var(--ink); color: #fff; padding: 12px 16px; }
header h1 { margin: 0; font-size: 18px; }
header p { margin: 0; }
header a { color: #9fdcf5; }
.page { display: grid; gap: 16px; padding: 16px; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 3px 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { display: grid; gap: 16px; min-width: 0; }
h2 { font-size: 17px; margin: 8px 0 0; }
h3 { font-size: 15px; margin: 0; }
h4 { font-size: 13px; margin: 12px 0 4px; color: var(--secondary); font-weight: 600; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; min-width: 0; }
article p { margin: 4px 0; max-width: 80ch; }
code, pre { font: 12.5px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
.call { margin: 2px 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { border-bottom: 1px solid var(--line); padding: 4px 12px 4px 0; text-align: start; vertical-align: top; }
thead th, .type { color: var(--secondary); font-weight: 400; }
tbody th { font-weight: 600; white-space: nowrap; }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; margin: 4px 0; padding: 8px 12px;
  white-space: pre-wrap; }
summary { cursor: pointer; padding: 4px 0; color: var(--link); }
@media (width >= 1000px) {
  .page { grid-template-columns: 260px minmax(0, 1fr); }
  nav { position: sticky; top: 12px; align-self: start; max-height: calc(100vh - 24px); overflow-y: auto; }
}
`;
