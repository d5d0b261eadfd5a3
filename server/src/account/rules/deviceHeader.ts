/**
 * The header in which a sign-in, and a new password, is answered with what this browser is to send in the same header of the
 * next ones: then it is known where the person has signed in before. A server that knows no devices answers none.
 */
export const DEVICE_HEADER = 'x-device';
