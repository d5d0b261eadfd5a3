import type { ParsedMessage } from '../parse/message.ts';

/** The value of MAILBOX_AUTHENTICATED_BY for a provider that names no host in its results. */
const MICROSOFT_365 = 'microsoft365';

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The parsed result of one method, such as `dmarc=pass (p=reject) header.from=example.com`. */
interface Result {
  method: string;
  verdict: string;
  properties: ReadonlyMap<string, string>;
}

/** Parentheses enclose comments, which can be nested. */
function withoutComments(text: string): string {
  let depth = 0;
  let kept = '';
  for (const char of text) {
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += char;
  }
  return kept;
}

function resultOf(part: string): Result | undefined {
  const [first = '', ...rest] = part.trim().split(/\s+/);
  const [, method, verdict] = /^([a-z0-9-]+)(?:\/\d+)?=([a-z]+)$/i.exec(first) ?? [];
  if (method === undefined || verdict === undefined) return undefined;
  const properties = rest.map((one) => /^([a-z0-9.-]+)=(.*)$/i.exec(one)).filter((one) => one !== null);
  return {
    method: method.toLowerCase(),
    verdict: verdict.toLowerCase(),
    properties: new Map(
      properties.map(([, name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()]),
    ),
  };
}

/** The host that added the results (empty if it isn't named), and the results. */
function readResults(line: string): { host: string; results: Result[] } {
  const [first = '', ...rest] = withoutComments(line).split(';');
  const isHost = !first.includes('=');
  const host = isHost ? (first.trim().split(/\s+/)[0] ?? '').toLowerCase() : '';
  return { host, results: (isHost ? rest : [first, ...rest]).flatMap((part) => resultOf(part) ?? []) };
}

/** Whether domains are equal or one is a subdomain of the other: the strictest check without a list of public suffixes. */
const isAligned = (one: string, other: string): boolean =>
  one === other ||
  (one.includes('.') && other.endsWith(`.${one}`)) ||
  (other.includes('.') && one.endsWith(`.${other}`));

/**
 * Whether the mailbox's server vouches for the sender (MAIL-06): by its DMARC result, or without one, by SPF for the sender's own domain.
 * Only that server's topmost results count; the sender could have added others.
 */
export function isAuthentic(
  { authentication, isInternal }: Pick<ParsedMessage, 'authentication' | 'isInternal'>,
  sender: string,
  trusted: string,
): boolean {
  const isMicrosoft = trusted === MICROSOFT_365;
  if (isMicrosoft && isInternal) return true;
  const own = authentication.map(readResults).find(({ host }) => host === (isMicrosoft ? '' : trusted));
  if (own === undefined) return false;
  const domain = domainOf(sender);
  const dmarc = own.results.find(({ method }) => method === 'dmarc');
  if (dmarc !== undefined && dmarc.verdict !== 'none')
    return dmarc.verdict === 'pass' && (dmarc.properties.get('header.from') ?? domain) === domain;
  return own.results.some(
    ({ method, verdict, properties }) =>
      method === 'spf' &&
      verdict === 'pass' &&
      isAligned(domainOf(properties.get('smtp.mailfrom') ?? ''), domain),
  );
}
