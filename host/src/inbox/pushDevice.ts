import { employeeUid, queryClient } from '@galley/shared/http';
import { addDevice, pushQuery, removeDevice } from './inboxCalls.ts';

/** The users who have turned notifications on in this browser. */
const PUSH_USER_KEY = 'galley-push';

/** Why a browser shows no notifications. */
export type PushBlocker = 'unable' | 'blocked';

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** @returns undefined if the user can turn them on */
export async function pushBlocker(): Promise<PushBlocker | undefined> {
  if ((await findRegistration()) === undefined) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A subscription with another key belongs to an earlier installation at this address.
    const other = await pushManager.getSubscription();
    if (other === null) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function register(registration: ServiceWorkerRegistration, publicKey: string): Promise<void> {
  const { endpoint = '', keys } = (await subscribe(registration, publicKey)).toJSON();
  await addDevice({ Endpoint: endpoint, P256dh: keys?.['p256dh'] ?? '', Auth: keys?.['auth'] ?? '' });
}

/**
 * Asks the user, and registers this device if they allow it (PUSH-01). Must be called from a press.
 * @throws Error if the browser, its push service or the server rejects it
 */
export async function turnOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const registration = await findRegistration();
  if (registration === undefined) throw new Error('There is no service worker');
  await register(registration, publicKey);
  localStorage.setItem(PUSH_USER_KEY, employeeUid());
}

/** @throws Error if the server can't be reached; then it can still send notifications */
export async function turnOff(): Promise<void> {
  localStorage.removeItem(PUSH_USER_KEY);
  await removeDevice();
  const registration = await findRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A device is registered per session. After signing in again, it is registered without asking (PUSH-04). */
export async function renew(): Promise<void> {
  if (localStorage.getItem(PUSH_USER_KEY) !== employeeUid()) return;
  const registration = await findRegistration();
  if (registration === undefined || Notification.permission !== 'granted') return;
  const { IsOn, PublicKey } = await queryClient.fetchQuery(pushQuery());
  if (!IsOn) await register(registration, PublicKey);
}
