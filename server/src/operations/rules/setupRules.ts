import { isAccountEmail, PASSWORD_MAX } from '../../account/rules/accountRules.ts';

/** The form's fields for the first Operations account, by their names in the call. */
export interface SetupInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  ownerPassword: string;
}

export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
export const OWNER_PASSWORD_MAX = 200;

const nameFault = (label: string, name: string): string | undefined => {
  if (name.trim() === '') return `${label} is required.`;
  return name.trim().length > NAME_MAX ? `${label} can have at most ${NAME_MAX} characters.` : undefined;
};

function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required.';
  return isAccountEmail(email) && email.trim().length <= EMAIL_MAX ? undefined : 'Email is invalid.';
}

function passwordFault(label: string, password: string, max: number): string | undefined {
  if (password === '') return `${label} is required.`;
  return password.length > max ? `${label} can have at most ${max} characters.` : undefined;
}

/** The faults of the setup form, in the order of its fields (FIRST-02). */
export function setupFaults(input: SetupInput): { field: keyof SetupInput; message: string }[] {
  const found: [keyof SetupInput, string | undefined][] = [
    ['firstName', nameFault('First Name', input.firstName)],
    ['lastName', nameFault('Last Name', input.lastName)],
    ['email', emailFault(input.email)],
    ['password', passwordFault('Password', input.password, PASSWORD_MAX)],
    ['ownerPassword', passwordFault('Account Owner Password', input.ownerPassword, OWNER_PASSWORD_MAX)],
  ];
  return found.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}
