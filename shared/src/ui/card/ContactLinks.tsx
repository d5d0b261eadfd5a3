import { appConfig } from '../../store/config.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { EmailText } from './EmailText.tsx';

interface Props {
  children: string;
  /** A more specific name for the copied value: 'cell'. */
  what?: string;
}

const link = (href: string, text: string, what: string, isExternal = false) => (
  <span className="contact-link">
    <a
      href={href}
      title={text}
      aria-label={text}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {what === 'email' ? <EmailText>{text}</EmailText> : text}
    </a>
    <CopyButton text={text} what={what} />
  </span>
);

const inLink = (email: string): string => encodeURIComponent(email.trim()).replaceAll('%40', '@');

/** The mailto: URL of an address, with a blind copy to the mailbox if there is one (MAIL-19). */
export function mailtoOf(email: string): string {
  const { mailbox } = appConfig();
  return `mailto:${inLink(email)}${mailbox === undefined ? '' : `?bcc=${inLink(mailbox)}`}`;
}

/** A mailto: link with a copy button; nothing without an address. */
export const EmailLink = ({ children, what = 'email' }: Props) =>
  children.trim() !== '' && link(mailtoOf(children), children, what);

const EXTENSION = /[\s,;]*(?:x|ext\.?|extension)\s*(\d+)\s*$/i;

/** The tel: URL of a phone number. An extension becomes a parameter (RFC 3966). */
export function telOf(text: string): string {
  const [ending = '', extension] = EXTENSION.exec(text) ?? [];
  const number = text.slice(0, text.length - ending.length).replaceAll(/[^\d+#*,;]/g, '');
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** A tel: link with a copy button; nothing without a number. */
export const PhoneLink = ({ children, what = 'phone number' }: Props) =>
  children.trim() !== '' && link(telOf(children), children, what);

/** A link to the address on a map, with a copy button; nothing without an address. */
export const MapLink = ({ children, what = 'address' }: Props) =>
  children.trim() !== '' &&
  link(
    `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: children })}`,
    children,
    what,
    true,
  );

/** The URL of a website as typed; undefined if it isn't a valid link. */
function webAddress(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && text.includes('.') && !/\s/.test(text) ? address : undefined;
}

/** A link to a website in a new tab; plain text if it isn't a valid link. */
export function WebLink({ children }: Pick<Props, 'children'>) {
  const text = children.trim();
  const href = webAddress(text);
  if (href === undefined) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  );
}
