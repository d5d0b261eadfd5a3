/**
 * The header with which a device identifies itself: responses to sign-ins and new passwords set its value for the next ones. Servers
 * without known devices don't send it.
 */
export const DEVICE_HEADER = 'x-device';
