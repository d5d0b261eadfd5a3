/** The remotes the host knows a route for, in the order of the header. */
export const remoteNames = ['activities', 'companies', 'contacts', 'orders'] as const;

export type RemoteName = (typeof remoteNames)[number];
