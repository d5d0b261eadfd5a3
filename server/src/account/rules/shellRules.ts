/** The links of header and footer with their labels, in display order. */
export const LINK_LABELS = {
  giftPortal: 'Gift Portal',
  notePortal: 'Note Portal',
  reports: 'Reports',
  marketing: 'Marketing',
  feedback: 'Feedback',
  sendNote: 'Send Note',
  sendGift: 'Send Gift',
  sendNomination: 'Send Nomination',
} as const;
export type LinkName = keyof typeof LINK_LABELS;
export const LINK_NAMES = Object.keys(LINK_LABELS) as LinkName[];

/** The input for header and footer, named as in config.json; null or empty: not shown. */
export interface ShellInput {
  phone: string;
  links: Readonly<Record<LinkName, string | null>>;
  social: readonly { label: string; url: string }[];
}

export interface ShellFault {
  /** 'phone', 'links.reports', 'social.0.label' */
  field: string;
  message: string;
}

const PHONE = /^[\d+().\-/ x]*$/;

/** A web address, never a script. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

const NO_ADDRESS = 'Enter a URL without spaces that starts with https:// or http://.';

/** The faults that prevent saving header and footer (PEOP-12). */
export function shellFaults({ phone, links, social }: ShellInput): ShellFault[] {
  const isBad = (url: string | null) => url !== null && url.trim() !== '' && !isWebAddress(url.trim());
  return [
    ...(PHONE.test(phone.trim())
      ? []
      : [{ field: 'phone', message: 'Use only digits, spaces and + ( ) . - / x.' }]),
    ...LINK_NAMES.filter((name) => isBad(links[name])).map((name) => ({
      field: `links.${name}`,
      message: NO_ADDRESS,
    })),
    ...social.flatMap(({ label, url }, index) => [
      ...(label.trim() === '' ? [{ field: `social.${index}.label`, message: 'A label is required.' }] : []),
      ...(isWebAddress(url.trim()) ? [] : [{ field: `social.${index}.url`, message: NO_ADDRESS }]),
    ]),
  ];
}
