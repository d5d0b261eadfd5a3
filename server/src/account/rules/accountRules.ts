/** The maximum length of a password (AUTH-11). */
export const PASSWORD_MAX = 25;

export const INVALID_EMAIL = 'User email is required.';
export const INVALID_PASSWORD = 'Password is required and cannot be more than 25 characters';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a reset link can be requested for this email (AUTH-09); surrounding spaces don't count. */
export const isAccountEmail = (email: string): boolean => EMAIL.test(email.trim());

/**
 * Whether the employee with an email can have a password (OIDC-08).
 * @param onlyFor the email of the break-glass account, the only one that can; undefined: everybody can
 */
export const mayHavePassword = (onlyFor: string | undefined, email: string): boolean =>
  onlyFor === undefined || email.trim().toLowerCase() === onlyFor;

/** Whether a text is allowed as a new password (AUTH-11). */
export const isNewPassword = (password: string): boolean =>
  password.length > 0 && password.length <= PASSWORD_MAX;
