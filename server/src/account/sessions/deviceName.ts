import Bowser from 'bowser';

/**
 * A readable name for a user agent's device: browser and operating system.
 * @example deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/140.0.0.0 Safari/537.36') is 'Chrome on Windows'
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const named = browser.name || 'Unknown browser';
  return os.name === undefined || os.name === '' ? named : `${named} on ${os.name}`;
}
