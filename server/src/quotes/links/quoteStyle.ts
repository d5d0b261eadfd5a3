import { CUSTOMER_PAGE_STYLE } from '../../http/customerPageStyle.ts';

/** The style of a quote's page, on top of the style of all pages for customers. */
export const QUOTE_STYLE = `${CUSTOMER_PAGE_STYLE}
main { max-width: 56rem; }
.lines { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
caption { font-size: 1.125rem; font-weight: 600; padding: 0 0 8px; text-align: start; }
th, td { border-bottom: 1px solid var(--line); padding: 8px 12px 8px 0; text-align: start; vertical-align: top; }
thead th { color: var(--quiet); font-size: .875rem; font-weight: 600; white-space: nowrap; }
.money, .count { padding-right: 0; text-align: end; white-space: nowrap; }
.count { padding-right: 12px; }
tbody th { font-weight: 600; }
tbody small { color: var(--quiet); display: block; font-weight: 400; }
tfoot th { font-weight: 400; padding-right: 0; text-align: end; }
tfoot .money { padding-left: 12px; }
tfoot tr:last-child > * { border-bottom: 0; font-size: 1.125rem; font-weight: 700; }
.text { white-space: pre-wrap; }
.changes li { padding: 4px 0; }
.note { border-left: 4px solid var(--link); margin: 16px 0; padding: 4px 12px; }
input[type=text] { background: var(--surface); border: 1px solid var(--field); border-radius: 4px; color: inherit; display: block; font: inherit; margin: 4px 0 16px; min-height: 44px; padding: 8px; width: 100%; }
input[aria-invalid=true] { border-color: var(--alert); }
.two { display: grid; gap: 0 16px; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
details { border-top: 1px solid var(--line); margin: 16px 0 0; padding: 12px 0 0; }
summary { color: var(--link); cursor: pointer; font-weight: 600; min-height: 44px; padding: 8px 0; }
@media (max-width: 30rem) { th, td { padding-right: 8px; } }
@media print { details { display: none; } }
`;
