export const HELP = `release: shows and changes which releases are active

Usage
  release status [remote]                 what is active and published, and who changed it last
  release history [remote]                every change, oldest first
  release show <remote> <release>         its origin and its packages with their licenses
  release publish <dist folder>           put a built remote or host into the store, without activating it
  release check <dist folder>             would this build pass the gate?
  release gate <remote> <release>         does this release pass the gate with the current host?
  release matrix                          which of the last three hosts runs which of the last three releases of each
                                          remote; exit code 3 if the newest don't work together
  release promote <remote> <release>      activate a published release
  release promote --host <release.json>   record what the host provides, if it isn't a release in the store
  release rollback <remote> [--to <release>]
                                          return to the most recent earlier release that passes the gate
  release canary <remote> <release> [--percent <n>] [--employee <email>]… [--type <employee type>]…
                                          give a release to some people: a percentage, named ones, or everybody
                                          of a type (Sales, Account Manager, Operations)
  release canary <remote> --off           end the canary: everybody gets the active release
  release disable <remote> --reason <text>
                                          stop serving it; its screen shows the reason
  release enable <remote>                 serve the active release again
  release keys generate <file>            create a key pair: private key to the file, public key to the screen
  release keys init <name> --reason <text>
                                          create the policy: RELEASE_KEY_FILE becomes the first Operations key
  release keys list                       list the keys
  release keys add <name> <public key> --role operations|server|host|team [--remote <remote>]… --reason <text>
                                          a team's key can release the named remotes
  release keys retire <name> --reason <text>
                                          it can't sign anymore; earlier signatures stay valid
  release keys revoke <name> --reason <text>
                                          all its signatures become invalid
  release keys vouch <remote> <release> --reason <text>
                                          trust a release, whoever signed it
  release gc [--keep 10] [--days 30]      delete old releases, but never an active one; ids stay reserved

The host is also a release, named host: you can use it with every command except disable and enable.

Options
  --store <where>         the release store: a folder, or s3://bucket/prefix with the usual AWS variables
                          (default: RELEASE_STORE, else ./releases-store)
  --by <name>             your name in the history (default: your operating system user); with keys, the key's name
  --server <url>          run status, check, publish, gate, canary, promote, rollback, disable or enable on this server
                          (default: RELEASE_SERVER, unless you give --store); needs --token; rollback, disable and
                          enable then need --reason
  --token <token>         a service token for --server, with the scope releases:publish:<remote>
                          (default: RELEASE_TOKEN, which keeps it out of the shell's history)
  --reason <text>         the reason, for the history
  --dry-run               check everything and show the changes without writing them
  --force                 override the gate; needs --reason, and is recorded
  --expect-revision <n>   fail if the registry has changed since revision <n>
  --json                  one JSON value on standard output
  --help

Keys
  RELEASE_TRUST           public Operations keys, separated by commas; without it, nothing is signed or verified
  RELEASE_KEY_FILE        the file with the private key for signing; or RELEASE_KEY, the key itself

Exit codes
  0 success   1 failure   2 invalid usage   3 rejected by the gate   4 unknown remote or release
  5 already exists, or changed by someone else   6 key or token rejected

Examples
  release publish remote-orders/dist
  release canary orders 1.4.0-3f9ab2c1 --percent 5 --employee ana@galley.example --type Operations
  release promote orders 1.4.0-3f9ab2c1 --reason "new proof preview"
  release rollback orders --reason "exports fail"
  release keys add orders-ci Yt3…Kw --role team --remote orders --reason "orders pipeline"
`;
