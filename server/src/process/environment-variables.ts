type EnvironmentVariable = {
  name: string
  meaning: string
  /** The value that counts when the variable is absent or empty */
  fallback: string
  /**
   * `NAME_FILE` may name a file with the value, and the value does not stay in the environment of the process
   */
  isSecret?: boolean
}

export const environmentVariables: EnvironmentVariable[] = [
  { name: 'PORT', meaning: 'the port of the server', fallback: '`8080`' },
  { name: 'HOST', meaning: 'the address at which the server listens', fallback: 'all addresses' },
  {
    name: 'PUBLIC_URL',
    meaning: 'the URL at which people reach the server; links and printed codes contain it',
    fallback: '`http://localhost:$PORT`',
  },
  { name: 'TRUST_PROXY', meaning: 'proxies trusted to set `X-Forwarded-For`', fallback: 'none' },
  {
    name: 'SAMITY_DATA',
    meaning: 'the data folder, which contains the embedded database',
    fallback: '`./data`',
  },
  {
    name: 'DATABASE_URL',
    meaning: 'another PostgreSQL, 15 or later',
    fallback: 'the embedded one',
    isSecret: true,
  },
  {
    name: 'SAMITY_RELEASES',
    meaning: 'the folder of module releases and the module registry',
    fallback: '`./releases`',
  },
  {
    name: 'RELEASE_KEYS',
    meaning: 'public keys; each release must be signed with one of them',
    fallback: 'releases need no signature',
  },
  { name: 'RELEASE_SIGN_KEY', meaning: 'the file of the private key that signs releases', fallback: 'none' },
  { name: 'WEBSITE_MODULE', meaning: 'the module that renders the website', fallback: '`mfe-public`' },
  {
    name: 'DOCS_FOLDER',
    meaning: 'the built documentation, which staff read at `/docs`; `off`: none',
    fallback: '`docs/site/dist`',
  },
  { name: 'ADMIN_USERNAME', meaning: 'creates the first administrator without the link', fallback: 'none' },
  { name: 'ADMIN_PASSWORD', meaning: 'the password of this administrator', fallback: 'none', isSecret: true },
  {
    name: 'DEMO_PASSWORD',
    meaning: 'the password of the four demo accounts',
    fallback: 'random',
    isSecret: true,
  },
  { name: 'BACKUP_FOLDER', meaning: 'where backups go', fallback: '`backups` in the data folder' },
  { name: 'BACKUP_KEEP', meaning: 'how many scheduled backups stay', fallback: '`14`' },
  { name: 'BACKUP_AT', meaning: 'the time of day of the backup in Dhaka, or `off`', fallback: '`02:00`' },
  {
    name: 'BACKUP_PASSPHRASE',
    meaning: 'encrypts backups; `none` turns encryption off',
    fallback: 'the server creates one',
    isSecret: true,
  },
  {
    name: 'SECRET_KEY',
    meaning: 'encrypts the secrets of two-step sign-in',
    fallback: 'the file of `SECRET_KEY_FILE`',
    isSecret: true,
  },
  {
    name: 'SECRET_KEY_FILE',
    meaning: 'the file of this key; the server creates it',
    fallback: '`secret.key` in the data folder',
  },
  {
    name: 'OIDC_ISSUER',
    meaning: 'the provider of [single sign-on](accounts.md#single-sign-on)',
    fallback: 'no single sign-on',
  },
  { name: 'OIDC_CLIENT_ID', meaning: "Samity's name at the provider", fallback: 'none' },
  {
    name: 'OIDC_CLIENT_SECRET',
    meaning: "Samity's secret at the provider",
    fallback: 'none',
    isSecret: true,
  },
  { name: 'OIDC_NAME', meaning: "the provider's name on the button", fallback: 'its host' },
  { name: 'OIDC_SCOPE', meaning: 'the scopes that are asked for', fallback: '`openid email profile`' },
  { name: 'OIDC_ROLE_CLAIM', meaning: 'the claim that gives roles', fallback: 'administrators choose roles' },
  { name: 'OIDC_ROLES', meaning: 'roles by the values of this claim: `office=staff`', fallback: 'none' },
  {
    name: 'OPEN_REQUESTS_PER_MINUTE',
    meaning: 'requests without a session that one network may send in a minute; `0`: no limit',
    fallback: '`3000`',
  },
  {
    name: 'TOKEN_REQUESTS_PER_MINUTE',
    meaning: 'requests that one API token may send in a minute; `0`: no limit',
    fallback: '`3000`',
  },
  {
    name: 'WEBHOOK_NETWORKS',
    meaning: 'private networks to which webhooks may be sent, also without HTTPS',
    fallback: 'none',
  },
  { name: 'EVENTS_KEEP_DAYS', meaning: 'how many days events and their deliveries stay', fallback: '`30`' },
  {
    name: 'ROLLBACK_SHARE',
    meaning: 'the percent of failing people that rolls a release back',
    fallback: '`30`',
  },
  { name: 'ROLLBACK_PEOPLE', meaning: 'failures of fewer people roll nothing back', fallback: '`3`' },
  {
    name: 'ROLLBACK_MINUTES',
    meaning: 'the observation window after an activation; `0`: no automatic rollback',
    fallback: '`15`',
  },
  { name: 'METRICS_PORT', meaning: 'where Prometheus reads metrics', fallback: 'none' },
  { name: 'METRICS_HOST', meaning: 'the address for metrics', fallback: '`127.0.0.1`' },
  {
    name: 'LOG_LEVEL',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    fallback: '`info`; in a terminal `warn`',
  },
  {
    name: 'SAMITY_NODE',
    meaning: 'the Node that an installed package runs with',
    fallback: 'its own, or `node`',
  },
  {
    name: 'CHROMIUM_PATH',
    meaning: 'the browser that opens the pages of a rehearsal',
    fallback: 'Chromium in its usual place',
  },
  {
    name: 'REHEARSAL_MEMORY_MIB',
    meaning: 'the memory in MiB that the browser of a rehearsal may have; above it, no more pages are opened',
    fallback: '`1536`',
  },
  {
    name: 'DEV_ORIGINS',
    meaning: 'origins from which administrators may load development builds',
    fallback: 'none',
  },
]

export const secretVariables = environmentVariables.flatMap(({ name, isSecret }) => (isSecret ? [name] : []))
