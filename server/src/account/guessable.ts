/** Personal words that a password is compared with. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

const APP = 'galley';

const COMMON = 'This password is one of the most common ones. Choose another one.';
const OWN =
  'This password is little more than your name, your email or the word “Galley”. Choose another one.';

/** Strips what people add before and after a word: 'Galley-2026!' is galley. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isOwn = (password: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const address = email.trim().toLowerCase();
  const [name = ''] = address.split('@');
  const words = [APP, name, firstName, lastName, firstName + lastName].map(bare);
  const chosen = bare(password);
  return password.toLowerCase() === address || (chosen !== '' && words.includes(chosen));
};

/**
 * Whether a password is easy to guess: one of about 49,000 commonly leaked ones, or close to what's known about its owner; ignores case.
 * @returns why it's refused; undefined if it's not (SIGN-08)
 */
export async function whyGuessable(password: string, owner: PasswordOwner): Promise<string | undefined> {
  if (isOwn(password, owner)) return OWN;
  // Loaded on demand, because passwords are rarely chosen.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase()) ? COMMON : undefined;
}
