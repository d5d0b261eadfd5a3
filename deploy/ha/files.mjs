// @ts-check
// The configuration of each part of a cluster on one machine, which deploy/ha/start.mjs writes.

/**
 * @typedef {object} Plan
 * @property {string} folder where everything is kept
 * @property {number} port the first of the ports; those of plan() follow
 * @property {boolean} isSynchronous
 * @property {{ postgres: string, replicator: string, galley: string }} passwords
 */

/** The three PostgreSQL servers, one of which is the primary. */
export const NODES = ['pg1', 'pg2', 'pg3'];

/** @param {number} first */
export const portsFrom = (first) => ({
  app: first,
  etcd: first + 1,
  etcdPeer: first + 2,
  primary: first + 3,
  replicas: first + 4,
  pgbouncer: first + 5,
  servers: [first + 6, first + 7],
  postgres: NODES.map((_, at) => first + 10 + at),
  patroni: NODES.map((_, at) => first + 20 + at),
});

/**
 * A PostgreSQL server under Patroni. JSON is valid YAML. A dead primary's lease ends after `ttl` seconds, Patroni's minimum.
 * @param {Plan} plan
 * @param {number} at
 * @param {string} programs the folder of PostgreSQL's programs
 */
export function patroni({ folder, port, isSynchronous, passwords }, at, programs) {
  const ports = portsFrom(port);
  const user = (/** @type {string} */ username, /** @type {string} */ password) => ({ username, password });
  return JSON.stringify({
    scope: 'galley',
    name: NODES[at],
    restapi: { listen: `127.0.0.1:${ports.patroni[at]}` },
    etcd3: { hosts: [`127.0.0.1:${ports.etcd}`] },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        // Fail over at once when the primary crashes.
        primary_start_timeout: 0,
        synchronous_mode: isSynchronous,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '256MB' } },
      },
      initdb: [
        { encoding: 'UTF8' },
        'data-checksums',
        { 'auth-host': 'scram-sha-256' },
        { 'auth-local': 'trust' },
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres[at]}`,
      connect_address: `127.0.0.1:${ports.postgres[at]}`,
      data_dir: `${folder}/${NODES[at]}/data`,
      bin_dir: programs,
      pgpass: `${folder}/${NODES[at]}/pgpass`,
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: user('postgres', passwords.postgres),
        replication: user('replicator', passwords.replicator),
        rewind: user('postgres', passwords.postgres),
      },
      parameters: { unix_socket_directories: `${folder}/${NODES[at]}` },
    },
    watchdog: { mode: 'off' },
  });
}

/**
 * Connects to the current primary, to its replicas, and to Galley's servers. A Galley server that responds counts as up even while the
 * primary is down, because it serves what a replica has.
 * @param {Plan} plan
 */
export function haproxy({ port }) {
  const ports = portsFrom(port);
  const nodes = NODES.map(
    (name, at) => `  server ${name} 127.0.0.1:${ports.postgres[at]} check port ${ports.patroni[at]}`,
  ).join('\n');
  const servers = ports.servers
    .map((at, nth) => `  server galley${nth + 1} 127.0.0.1:${at} check`)
    .join('\n');
  return `
global
  maxconn 2000
defaults
  mode tcp
  retries 0
  timeout connect 1s
  timeout queue 1s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${ports.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes}
listen replicas
  bind 127.0.0.1:${ports.replicas}
  balance leastconn
  option httpchk OPTIONS /replica?lag=16MB
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes}
listen app
  bind 127.0.0.1:${ports.app}
  mode http
  retries 2
  option redispatch 1
  option forwardfor
  option httpchk GET /health
  http-check expect rstatus ^(200|503)$
  default-server inter 1s fall 2 rise 1
${servers}
`;
}

/**
 * Shares connections to the primary between transactions. A client that gets none within a second gets an error; a Galley server then
 * answers what it can from a replica.
 * @param {Plan} plan
 */
export function pgbouncer({ folder, port }) {
  const ports = portsFrom(port);
  return `
[databases]
galley = host=127.0.0.1 port=${ports.primary} dbname=galley
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/pgbouncer/users
pool_mode = transaction
max_client_conn = 400
default_pool_size = 40
query_wait_timeout = 1
server_login_retry = 1
server_connect_timeout = 2
logfile = ${folder}/pgbouncer/log
`;
}

/** The settings that PgBouncer doesn't pass on, so the role has them. */
export const ROLE = (/** @type {string} */ password) => `
CREATE ROLE galley LOGIN PASSWORD '${password}';
ALTER ROLE galley SET TimeZone = 'UTC';
ALTER ROLE galley SET DateStyle = 'ISO';
ALTER ROLE galley SET statement_timeout = '5s';
ALTER ROLE galley SET jit = off;
ALTER ROLE galley SET work_mem = '16MB';`;

/**
 * The environment of both Galley servers.
 * @param {Plan} plan
 */
export function galley({ folder, port, passwords }) {
  const ports = portsFrom(port);
  const database = (/** @type {number} */ at) =>
    `postgres://galley:${passwords.galley}@127.0.0.1:${at}/galley`;
  return {
    DATABASE_URL: database(ports.pgbouncer),
    DATABASE_SESSION_URL: database(ports.primary),
    DATABASE_READ_URL: database(ports.replicas),
    RELEASE_STORE: `${folder}/releases-store`,
    FILES_STORE: `${folder}/files`,
    PUBLIC_URL: `http://127.0.0.1:${ports.app}`,
    TRUST_PROXY: 'loopback',
    HOST: '127.0.0.1',
  };
}
