/** What a password is compared with that its owner would think of first. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

const APP = 'galley';

const COMMON = 'This password is one of the most common ones. Choose another one.';
const OWN = 'This password is little more than a name, your email or Galley. Choose another one.';

/** Without what people put before and after a word: 'Galley-2026!' is galley. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isOwn = (password: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const address = email.trim().toLowerCase();
  const [name = ''] = address.split('@');
  const words = [APP, name, firstName, lastName, firstName + lastName].map(bare);
  const chosen = bare(password);
  return password.toLowerCase() === address || (chosen !== '' && words.includes(chosen));
};

/**
 * Whether others would try a password first: one of some 49,000 that have leaked most often, or little more than what is known of its owner.
 * Case does not count.
 * @returns why it is refused; undefined when it is not (SIGN-08)
 */
export async function whyGuessable(password: string, owner: PasswordOwner): Promise<string | undefined> {
  if (isOwn(password, owner)) return OWN;
  // Not at the start: hardly ever is a password chosen.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase()) ? COMMON : undefined;
}
