/** The style of pages that customers open through a link. Their browsers may be old, so colors use a widely supported media query. */
export const CUSTOMER_PAGE_STYLE = `
:root { --page: #f4f6f9; --surface: #fff; --text: #1c2430; --quiet: #4a5568; --line: #d5dbe4; --link: #0b57b0; --field: #6b7789; --alert: #a3180f; --done: #116932; color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12161d; --surface: #1a202a; --text: #e6eaf0; --quiet: #aab4c3; --line: #364050; --link: #8ab8ff; --field: #8793a5; --alert: #ff9c92; --done: #7fd99a; }
}
* { box-sizing: border-box; }
body { background: var(--page); color: var(--text); margin: 0; padding: 16px; }
main { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: 0 auto; max-width: 42rem; padding: 24px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 0 0 8px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: var(--link); display: inline-block; padding: 4px 0; }
.product, .foot, dt, #hint { color: var(--quiet); }
dl { margin: 16px 0; }
dl div { border-bottom: 1px solid var(--line); display: grid; gap: 0 16px; grid-template-columns: minmax(7rem, 1fr) 2fr; padding: 8px 0; }
dd { margin: 0; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
section { margin: 24px 0; }
.preview { display: block; padding: 0; }
img { background: #fff; border: 1px solid var(--line); border-radius: 4px; display: block; height: auto; max-width: 100%; min-height: 48px; width: 100%; }
fieldset { border: 0; margin: 16px 0 8px; padding: 0; }
legend { font-weight: 600; padding: 0; }
fieldset label { align-items: center; display: flex; gap: 12px; min-height: 44px; }
input[type=radio] { accent-color: var(--link); flex: none; height: 20px; margin: 0; width: 20px; }
textarea { background: var(--surface); border: 1px solid var(--field); border-radius: 4px; color: inherit; display: block; font: inherit; margin: 4px 0 16px; padding: 8px; resize: vertical; width: 100%; }
textarea[aria-invalid=true] { border-color: var(--alert); }
button { background: var(--link); border: 0; border-radius: 4px; color: var(--surface); cursor: pointer; font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
[role=alert] { border-left: 4px solid var(--alert); color: var(--alert); margin: 16px 0; padding: 4px 12px; }
.given { border-left: 4px solid var(--done); color: var(--done); font-weight: 600; margin: 16px 0; padding: 4px 12px; }
.comment-of { color: var(--quiet); margin: 0; }
.comment { white-space: pre-wrap; }
.foot { border-top: 1px solid var(--line); font-size: .875rem; margin: 24px 0 0; padding-top: 16px; }
@media (max-width: 30rem) { body { padding: 0; } main { border: 0; border-radius: 0; min-height: 100vh; padding: 16px; } }
@media print { body { background: none; padding: 0; } main { border: 0; } form { display: none; } }
`;
