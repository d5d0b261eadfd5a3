export const HELP = `release: which releases are active, and how that is changed

Usage
  release status [remote]                 what is active, what is published, who changed it last
  release history [remote]                every change, oldest first
  release show <remote> <release>         where it comes from, and the packages in it with their licences
  release publish <dist folder>           put a built remote or host into the store; activates nothing
  release check <dist folder>             would the gate take this build, by its record?
  release gate <remote> <release>         does this release pass the gate, under today's host?
  release matrix                          which of the last three hosts runs which of the last three releases of each
                                          remote; refused (3) where the newest do not run together
  release promote <remote> <release>      make a published release the active one
  release promote --host <release.json>   say what a host provides that is no release of the store
  release rollback <remote> [--to <release>]
                                          back to the newest earlier release that passes the gate
  release canary <remote> <release> [--percent <n>] [--employee <email>]… [--type <employee type>]…
                                          give a release to a part of the people: a share, named ones, or everybody
                                          of a type (Sales, Account Manager, Operations)
  release canary <remote> --off           end it: everybody gets the active release
  release disable <remote> --reason <text>
                                          serve no release of it; its screen shows the reason
  release enable <remote>                 serve the active release again
  release keys generate <file>            make a key pair: the private key in the file, the public key on the screen
  release keys init <name> --reason <text>
                                          the first policy: RELEASE_KEY_FILE becomes the first key of operations
  release keys list                       whose keys count
  release keys add <name> <public key> --role operations|server|host|team [--remote <remote>]… --reason <text>
                                          a team's key releases the remotes that are named
  release keys retire <name> --reason <text>
                                          it signs nothing more; what it signed before still counts
  release keys revoke <name> --reason <text>
                                          nothing that it signed counts any more
  release keys vouch <remote> <release> --reason <text>
                                          operations vouch for a release, whoever signed it
  release gc [--keep 10] [--days 30]      delete old releases; never an active one, and never the ids

The host is a release too, of the name host: everything but disable and enable takes it.

Options
  --store <where>         the release store: a folder, or s3://bucket/prefix with the usual AWS variables
                          (default: RELEASE_STORE, else ./releases-store)
  --by <name>             who does it, for the history (default: the system's user); with keys their owner counts
  --server <url>          let this server do it: status, check, publish, gate, canary, promote, rollback, disable, enable
                          (default: RELEASE_SERVER); it needs --token (better: RELEASE_TOKEN), a service token
                          with the scope releases:publish:<remote>
  --reason <text>         why, for the history
  --dry-run               check everything, say what would change, write nothing
  --force                 against the gate's advice; needs --reason, and is recorded
  --expect-revision <n>   refuse when the registry has changed since
  --json                  one JSON value on standard output
  --help

Keys
  RELEASE_TRUST           public keys of operations, with commas; without it nothing is signed or verified
  RELEASE_KEY_FILE        the file of the private key that signs; or RELEASE_KEY, the key itself

Exit codes
  0 done   1 broken   2 wrong use   3 refused by the gate   4 unknown remote or release   5 exists, or has moved on
  6 refused for its key or token

Examples
  release publish remote-orders/dist
  release canary orders 1.4.0-3f9ab2c1 --percent 5 --employee ana@galley.example --type Operations
  release promote orders 1.4.0-3f9ab2c1 --reason "new proof preview"
  release rollback orders --reason "exports fail"
  release keys add orders-ci Yt3…Kw --role team --remote orders --reason "pipeline of orders"
`;
