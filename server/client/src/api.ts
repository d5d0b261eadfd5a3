// Generated from the OpenAPI description: pnpm --filter @galley/client generate

export interface paths {
    "/account/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to reset a password
         * @description Mails a link that works once, for 30 minutes. Answers false when no account has this e-mail. 403 where passwords are switched off.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A sign-in that fails is answered 400, the same for an unknown e-mail and for a wrong password. An employee with a second factor, or of whom one is required, is answered 401 with `secondStep`: its ticket is for call `secondStep`, or for `passkeySecondStep`. Where passwords are switched off it is answered 403 for everybody but the break-glass account. The token is good for 12 hours; a page of this server that sends `X-Renewal` gets one for some minutes, and a cookie for call `sessionRenew`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the identity provider
         * @description For browsers: checks what the identity provider says, finds or adds the employee, and leads to the app (303), which fetches the token. A page with a sentence where somebody is not let in (403) or the answer is not for this browser (400).
         */
        get: operations["oidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/oidc/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out by the identity provider
         * @description OpenID Connect Back-Channel Logout 1.0: the sessions that the logout token names end at once. A token counts once.
         */
        post: operations["oidcLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with a company account
         * @description For browsers: leads to the company’s identity provider (303), with authorization code, PKCE, state and nonce. `page` is the one that the browser comes back to. A page with a sentence and 503 where it does not answer; 404 where none is configured.
         */
        get: operations["oidcStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/oidc/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The token of a sign-in with a company account
         * @description Answers the token as a JSON string, once, to the browser that came back from the identity provider within the last minute: a cookie that no script reads is its permit. Whoever has a second factor, or has to have one, is answered 401 with `secondStep`, as by call `login`, unless the identity provider says that the sign-in there was strong; that ticket is good in this browser alone.
         */
        post: operations["oidcToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey alone
         * @description With what the browser answered. The passkey has to have checked its owner. Answers the token. A passkey whose counter has not risen is blocked. Where passwords are switched off it is answered 403 for everybody but the break-glass account.
         */
        post: operations["passkeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Answers what `navigator.credentials.get` is called with: without a ticket for a sign-in by passkey alone, with the ticket of a sign-in for its second step. The challenge is good once, for five minutes.
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the token of a page
         * @description For pages of this server alone, which have a cookie for it since their sign-in: answers the next token of the session, and replaces the cookie. A cookie that was replaced ends the session, with `sessionMisused`; the last one that was used is taken until its answer is used. Programs need none of it.
         */
        post: operations["sessionRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with a mailed link
         * @description Answers true once; false for a link that is unknown, used or expired. Every session of the employee ends with it. A password that is too long, common or little more than a name is answered 422, and the link stays good. 403 where passwords are switched off.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/secondstep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second step of a sign-in
         * @description With the ticket that the sign-in was refused with, and a code of the authenticator app or a recovery code. Each is good once. Answers the token. A ticket that is used or older than ten minutes is refused.
         */
        post: operations["secondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/secondstep/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app to sign in
         * @description Of whom a second factor is required and who has none: answers what the app is set up with. The code that confirms it goes to call `secondStep`.
         */
        post: operations["secondStepEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/secondstep/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second step with a passkey
         * @description With the ticket that the sign-in was refused with, and what the browser answered.
         */
        post: operations["passkeySecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/secondstep/passkey/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey and sign in
         * @description Of whom a second factor is required and who has none. Answers token and recovery codes.
         */
        post: operations["passkeyStepAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/secondstep/passkey/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey to sign in
         * @description Of whom a second factor is required and who has none.
         */
        post: operations["passkeyStepBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The version of the app
         * @description What a page compares its own version with, to offer a reload.
         */
        get: operations["meta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account-owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account owners
         * @description By name, and whether companies or employees belong to them.
         */
        get: operations["accountOwners"];
        put?: never;
        /**
         * Add or rename an account owner
         * @description ID 0 adds. Case and spaces tell no names apart.
         */
        post: operations["accountOwnerSave"];
        /**
         * Delete an account owner
         * @description One to whom no company and no employee belongs.
         */
        delete: operations["accountOwnerDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an activity
         * @description ID 0 adds, -2 adds a follow-up, above 0 changes. With saveMode 1 it is marked done, which schedules the next occurrence of a series; with 2 a follow-up is proposed, or added where FollowUp has one. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left.
         */
        post: operations["activitySave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity types, to manage them
         * @description By name, and whether activities have them. The default one stays.
         */
        get: operations["managedActivityTypes"];
        put?: never;
        /**
         * Add or rename an activity type
         * @description ID 0 adds. Case and spaces tell no names apart.
         */
        post: operations["activityTypeSave"];
        /**
         * Delete an activity type
         * @description One that no activity has, and that is not the default.
         */
        delete: operations["activityTypeDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activities of some days
         * @description What the list with the same filters has on the days from From to To, at most 42: of one day the first 200, of up to a week the first 40 of each day, of more the first 4 of each. Days says how many each day has. Open activities that are overdue on other days come first, at most 20; Overdue says how many there are.
         */
        post: operations["activityCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days with open activities
         * @description On which days an employee has open activities, how many, and how many of them recur.
         */
        get: operations["activityDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/done/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an activity
         * @description As done or canceled. Done without a next occurrence, it is answered with the draft of a follow-up. One that is closed already is 409.
         */
        post: operations["activityDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/paged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of activities
         * @description Activities under a selection. With Filter_Apply the other filters narrow them; without it, the own ones that are to do.
         */
        post: operations["activityPaged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activities by their ids
         * @description At most 200, in the order of the ids, each with who changed it last and when. What is not there is left out.
         */
        post: operations["activityRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity types
         * @description What an activity can be: a call, a meeting. 5 is the default.
         */
        get: operations["activityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a closing
         * @description Opens an activity that was closed at this Version, and withdraws the occurrence that this scheduled. 409 when either was changed since.
         */
        post: operations["activityUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/associations/account/{employeeUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account owners of the signed-in employee
         * @description The default one first. Those of anybody else are refused.
         */
        get: operations["accountAssociations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/associations/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies of a contact
         * @description At most 1,000.
         */
        get: operations["contactCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/associations/individual/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contacts of a company
         * @description The active ones, by name.
         */
        get: operations["companyContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/associations/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for contacts that wait for the employee
         * @description Somebody wants to put a contact of the employee’s on a company. The oldest first, at most 200.
         */
        get: operations["associationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/associations/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a request for a contact
         * @description Answers the Version of the contact. One that is decided already is 409.
         */
        post: operations["associationRequestDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the audit log
         * @description The newest first, 100 at a time; `before` takes the last id of the page before.
         */
        get: operations["auditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own bulk changes
         * @description Those of the last day that are running or can still be undone, the newest first.
         */
        get: operations["bulkJobs"];
        put?: never;
        /**
         * Change many records
         * @description Does one action with each record: those of Ids, or all that the filter of the action’s list matches, at most 20,000. It runs in the background. Each record is changed by the rules of its own call, or refused with the reason. A record that somebody changes before its turn is left as it is.
         */
        post: operations["bulkStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a bulk change is
         * @description What became of its records so far. Only who started it may ask.
         */
        get: operations["bulkJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a bulk change
         * @description Stops it after the records that are being changed. What is done stays, and can be undone.
         */
        post: operations["bulkCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk change
         * @description Gives every record back what it was, in the background; answers the change that does so. A record that somebody has changed since is kept, and counted as Changed.
         */
        post: operations["bulkUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk/{id}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each record
         * @description The records with one verdict, 100 at a time, with the reason.
         */
        get: operations["bulkVerdicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether one has a calendar feed
         * @description When it was made, and when a calendar program read it last.
         */
        get: operations["calendarFeed"];
        put?: never;
        /**
         * Make or replace one’s calendar feed
         * @description Answers the address that a calendar program subscribes to. It is answered once and stored nowhere. The address before, if there was one, is refused from now on.
         */
        post: operations["calendarFeedMake"];
        /**
         * Revoke one’s calendar feed
         * @description Its address is refused from now on. Without a feed, nothing happens.
         */
        delete: operations["calendarFeedRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar/{secret}/activities.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar of a feed
         * @description An iCalendar (RFC 5545) of the open activities that are assigned to the owner of the feed, from 30 days ago to two years from now, each as an event of a whole day. The secret in the address is the permit: no token is needed. With `If-None-Match`, 304 where nothing has changed. The answer is 404 once the feed is revoked or its owner disabled, and 429 to a network that has tried too many unknown addresses.
         */
        get: operations["calendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CGOM_Variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A variable by its name
         * @description AccountOwnerPassword is secret: its value is answered empty, and verified by call 101.
         */
        get: operations["variable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CGOM_Variables/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a secret variable
         * @description Whether what was typed is right. The right account owner password is answered with a ProofToken for one save of a prospect, within 10 minutes.
         */
        post: operations["variableVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people changed
         * @description Changes of activities, contacts, prospects, addresses and quotes in the order of their commits, each once, behind a cursor. Needs the scope `changes:read`.
         */
        get: operations["changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or end a canary
         * @description Gives a release to a part of the people; without a release, ends the canary.
         */
        post: operations["ciCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the gate before publishing
         * @description Whether a build that is not published yet fits today’s host, with every reason against it. `record` is the text of its release.json; 422 names each field of it that is wrong.
         */
        post: operations["ciCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable or enable a remote
         * @description While a remote is disabled, its screen shows the reason.
         */
        post: operations["ciDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote a release
         * @description Makes a published release the active one. 422 names every reason of the gate.
         */
        post: operations["ciPromote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The releases of a remote
         * @description What is active, published and withdrawn, and who changed it last.
         */
        get: operations["ciStatus"];
        put?: never;
        /**
         * Publish a release
         * @description Puts a build into the release store; what is active stays. `record` is the text of its release.json, `files` has every file listed there. Where keys are configured, `signature` is by a key that may publish the remote, over the JSON text `["galley","record",<remote>,<release>,<digest of record>]`; `release publish --server` makes it. An id is published once.
         */
        post: operations["ciPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/releases/{release}/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask the gate
         * @description Whether a release passes the gate under today’s host, with every reason against it.
         */
        get: operations["ciGate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ci/{remote}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll back
         * @description Returns to the newest earlier release that passes the gate, or to the one that is named.
         */
        post: operations["ciRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search companies
         * @description By a part of the name; those that begin with it first. Each with its company parent.
         */
        get: operations["companySearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company
         * @description With its contacts, the rhythm of its orders, and its spend by month since January five years ago. Rhythm and spend are left out where the employee may not see the company’s orders.
         */
        get: operations["companyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/spendmonths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a company spent by month
         * @description The last 12 calendar months in USD, this month last. Empty where the employee may not see the company’s orders.
         */
        get: operations["spendMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened at a company
         * @description Activities, order lines, approved proofs, documents and changes of the last five years, the newest day first, 30 at a time. For the next ones send the Key of the last as before.
         */
        get: operations["companyTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/atrisk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many companies are at risk
         * @description Companies of a selection whose next order is late by their own rhythm, of those whose orders the employee may see.
         */
        get: operations["companiesAtRisk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The header’s counts under a selection
         * @description Each equals the total of the list that its link opens.
         */
        post: operations["counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/paged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of companies
         * @description Companies under a selection, by name.
         */
        post: operations["companyPaged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/PostingCompanies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posting companies and their branches
         * @description Plants whose addresses can be used as shipping addresses.
         */
        get: operations["postingCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/prospect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a prospect
         * @description ID 0 adds. A name that another company has is answered with DuplicateCompany, and nothing is saved. A new account owner needs an AccountOwnerProof. Contacts that are others’ are requested, not linked.
         */
        post: operations["prospectSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which companies are at risk
         * @description Of at most 200 companies, those whose next order is late by their own rhythm, with the days since their last order and the median between their orders. Those whose orders the employee may not see are left out.
         */
        post: operations["companyRisks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/ShippingAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shipping addresses of a company
         * @description The oldest first.
         */
        get: operations["shippingAddresses"];
        /**
         * Change shipping addresses
         * @description All of the list or none. The selected ones go into Build a Quote.
         */
        put: operations["shippingAddressesSave"];
        /**
         * Add a shipping address
         * @description To the company of customerUid; answers its id.
         */
        post: operations["shippingAddressAdd"];
        /**
         * Delete a shipping address
         * @description By its id.
         */
        delete: operations["shippingAddressDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies of a similar name
         * @description At most five; the one of the same name first.
         */
        get: operations["companySimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/totalspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What companies spend
         * @description In USD, of at most 200 companies. Those whose orders the employee may not see are left out.
         */
        post: operations["totalSpend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/trendgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Company parents, companies, employees and states
         * @description The options of the pickers, in alphabetical order. Answered with an ETag: send it as If-None-Match, and the same lists are 304.
         */
        get: operations["trendGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/downloads/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket for a download
         * @description Answers the address of one of the three downloads, with a ticket that is good for five minutes.
         */
        post: operations["downloadTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in employee
         * @description Who is signed in, and of which type.
         */
        get: operations["employee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Exports/Orders/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The spreadsheet of order lines
         * @description A stream of one row for each line. Needs no token: the id is the permit. The header X-Total-Count says how many rows there will be.
         */
        get: operations["orderExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed-imports/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo an import
         * @description Deletes what the import created and restores the rest. What was fed again since, or changed by people, stays and is named.
         */
        delete: operations["feedUndo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read back what was fed
         * @description The records of the token’s source as they stand here now, in the shape in which they are fed, in the order of their last change; deleted records as deleted.
         */
        get: operations["feedRead"];
        put?: never;
        /**
         * Feed records of a resource
         * @description Creates, changes and deletes records by their external ids. A list of at most 5,000 records is one transaction; a stream of lines (NDJSON) is committed in batches of at most 1,000. The answer counts the verdicts and names the records that were refused or of which a field was kept; `verbose` names all. A refused record stops no other one. Needs the scope `feed:<resource>`. An Idempotency-Key holds for seven days; with it, a stream that was cut off goes on behind its last batch.
         */
        post: operations["feedWrite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the work
         * @description What a team or a person has done in a period of at most 92 days, which prospects were won, and which order lines wait for the customer. Each figure has the address of the list that it counts. Without Team and Employee it is the team of the employee’s default account owner.
         */
        get: operations["figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/figures/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the work as a file
         * @description Of the same: a spreadsheet by person and by day, or by person as CSV.
         */
        get: operations["figuresExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description The file as it was added, of the type that its list says, always as an attachment. Opened by a ticket, too.
         */
        get: operations["recordFileDownload"];
        put?: never;
        post?: never;
        /**
         * Remove a file
         * @description For whoever added it, Account Managers who may write to its record, and Operations.
         */
        delete: operations["recordFileRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{id}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket for a file
         * @description Answers the address of a file with a ticket that is good for one download within five minutes: a navigation carries no token.
         */
        post: operations["recordFileTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ForecastFamilies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forecast families
         * @description The lines of business under which a prospect is counted, by name.
         */
        get: operations["forecastFamilies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports of files
         * @description The last hundred, the newest first, and the names of all sources.
         */
        get: operations["imports"];
        put?: never;
        /**
         * Upload a file
         * @description The body is the file: `.csv` and `.ndjson` up to 512 MB, `.xlsx` up to 10 MB. Its columns are mapped as in the last file of the source and the resource, else by their headings. A source has one import at a time.
         */
        post: operations["importAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An import of a file
         * @description How far it is, and how many records have which verdict.
         */
        get: operations["importRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a checked file
         * @description Begins to write the records, or goes on where a stopped import stands.
         */
        post: operations["importApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Ends a check, which can be begun again. Ends an import that is open or applied; what is written stays until it is undone.
         */
        post: operations["importCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a file
         * @description Begins a dry run with this map; nothing is changed. The import is `checked` when it is over. The map of lines (NDJSON) is not read.
         */
        post: operations["importCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of a file
         * @description Those with one verdict, in the order of the file: the first 10,000, but all that are refused or of which a field is kept.
         */
        get: operations["importRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the refused rows
         * @description A CSV of the rows as they stand in the file, each with its place and the reason.
         */
        get: operations["importRefused"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import of a file
         * @description Begins to delete what it created and to restore the rest, or goes on where an undo has stopped. The import says how far that is. What was fed again since, or changed by people, stays.
         */
        post: operations["importUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/undone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an undo restored
         * @description How many records are as they were, and the first 1,000 that stay, with the reason.
         */
        get: operations["importUndone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the inbox
         * @description What the employee was told: activities that others assigned to them, notes that mention them, how many activities are due today, what became of the order lines that they watch, and, where they have chosen so, what others changed at their customers: one item for each customer and day; what the teams of remotes tell them (call 338). Unread items come first, the newest first in each part. What is snoozed is not listed, nor what is about a record that is gone, notes that mention them no more, or an order line that is no longer theirs to see. Kept for 90 days. `Shows` names the kinds that the caller can show, with commas; left out, it is the kinds of Galley itself, without what teams of remotes tell.
         */
        get: operations["inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose when the morning mail comes
         * @description On Mondays to Fridays the employee gets a mail of what is unread in their inbox and was in no such mail yet, at this time of the business’s time zone; none where there is nothing. Empty: no mail, as at first.
         */
        put: operations["inboxMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/muted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute kinds of items
         * @description Of these kinds, and of no others, the employee is told nothing from now on. At first it is customers alone. What is in the inbox stays.
         */
        put: operations["inboxMute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/muted/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a topic of a remote
         * @description Of this topic the employee is told nothing from now on, or is told again. What is in the inbox stays. 404 for a topic that is not for the employee, 409 where the remote does not run, 422 where its releases have no such topic; a topic that is not offered any more can still be told again.
         */
        put: operations["inboxMuteTopic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/quiet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose quiet hours
         * @description From one time to another of each day by the business’s clock, past midnight where the end is earlier, and on weekends: the employee gets neither notifications nor the morning mail then. Afterwards one notification says how many items are new. Both times empty: no such hours.
         */
        put: operations["inboxQuiet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark items as read or unread
         * @description Items that are not in the employee’s inbox are passed over.
         */
        put: operations["inboxRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/snoozed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Snooze an item
         * @description It is not listed until 7 in the morning of a business day to come, and is unread then.
         */
        put: operations["inboxSnooze"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread items
         * @description How many items of the inbox are unread, of the kinds in `Shows` (call 189).
         */
        get: operations["inboxUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contact
         * @description With all its companies.
         */
        get: operations["contact"];
        put?: never;
        /**
         * Add or change a contact
         * @description IndividualId 0 adds. Its companies become exactly those that are sent. An e-mail that another contact has is answered with DuplicateEmail, and nothing is saved. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left.
         */
        post: operations["contactSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts that may be the same person
         * @description Pairs of active contacts of the employee’s with the same e-mail (without dots and a +suffix), the same phone number or the same name at the same company; those with most in common first, 20 on a page. A number of more than 5 contacts is left out.
         */
        get: operations["contactDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge contacts
         * @description KeptID stays, the others become inactive and lead to it. Take names of a field the contact whose value stays; without it, that of KeptID. Notes are joined, and everything that refers to the others refers to KeptID. A contact that was changed since its Version is 409, which names its fields. Answers the merge by which it is undone.
         */
        post: operations["contactMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge of contacts
         * @description Each row that the merge has written is as it was; what was changed since stays, and Left names it. Later merges of the same contacts are undone first.
         */
        post: operations["contactMergeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/merging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a merge of contacts would move
         * @description Of at most 10 contacts: each as it is, how much refers to it, and the merges that they came from, the newest first. Of a contact that was merged away, the one that stays.
         */
        get: operations["contactMerging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/paged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of contacts
         * @description Contacts under a selection, by name or (SortBy 1) by e-mail.
         */
        post: operations["contactPaged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/salesreps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales reps, or account owners
         * @description The sales reps of the companies under a selection. With companyId -1 the account owners instead.
         */
        get: operations["salesReps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search contacts
         * @description By a part of the name; those that begin with it first. Each with its default company.
         */
        get: operations["contactSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/individuals/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts of the same e-mail or a similar name
         * @description At most five; the one of the same e-mail first.
         */
        get: operations["contactSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lists/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count parts of a list
         * @description How many records the employee would find in a list at each of these query strings of its address, under the selection. Each equals the total of the list; null for one with a filter, or a value of it, that the list does not have.
         */
        post: operations["listCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is changed, as a stream of events
         * @description Server-sent events that do not end. `changes` names what was committed since the event before, by topic, id and version; a topic without `records` has more than are named. It says nothing of the records: read them by their own calls. `gap`: something may have been missed, so read everything again. `revision`: the newest revision of the release registry. Send the last id as Last-Event-ID to go on after it, at any server; without one, `age` asks for what came within so many milliseconds before.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/{topic}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a record last
         * @description Of an activity, a contact or a company, with the version that the save made.
         */
        get: operations["lastChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/myday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the day
         * @description What of the employee’s own activities, order lines and companies is due, late, waiting or quiet, under a selection. Each figure has the address of the list that it counts, and the first of its records.
         */
        get: operations["myDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many lines need a person
         * @description By status, the most urgent first.
         */
        post: operations["orderAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/getUid/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a spreadsheet of order lines
         * @description Answers the id of the sheet, good for 10 minutes. Filters and sort are those of the list.
         */
        get: operations["exportUid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/paged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of order lines
         * @description Lines of the last five years that the employee may see. Text filters are parts of the text, case does not count, and all that are given apply. Sorted by Priority, lines that need a person come first.
         */
        post: operations["orderPaged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/watched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the order lines the employee watches
         * @description Lines and orders by their numbers, customers and views of order lines by their ids: what becomes of their lines comes to the inbox. Only what the employee sees.
         */
        get: operations["orderWatches"];
        /**
         * Watch order lines, or stop watching them
         * @description A line, or all lines of an order, of a customer, or that a view finds before or after a change. Who watches a line is told when its promised date moves, when it is shipped, when the carrier reports an exception, and when its proof has waited for the customer for three days; once, whatever covers it. At most 1,000, of which 20 views.
         */
        put: operations["orderWatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/palette": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search companies, contacts and order lines
         * @description Companies and contacts by name, phone number and e-mail, order lines by their number. At most eight of each; those that begin with the term first.
         */
        get: operations["palette"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/palette/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search activities and order lines by what is written in them
         * @description Activities by their notes, from three characters on; order lines by references, tracking, address and advertiser, from four on. At most eight of each.
         */
        get: operations["paletteTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parents/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search company parents
         * @description By a part of the name; those that begin with it first.
         */
        get: operations["parentSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own passkeys
         * @description The oldest first. One that is blocked signs nobody in: a copy of it was used.
         */
        get: operations["passkeys"];
        put?: never;
        /**
         * Add a passkey
         * @description With what the browser answered. It is named after the browser until it is renamed. With the first second factor come recovery codes, once.
         */
        post: operations["passkeyAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description What its owner calls it.
         */
        put: operations["passkeyRename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Refused where Operations require a second factor and none would be left.
         */
        post: operations["passkeyRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Answers what `navigator.credentials.create` is called with, with a challenge for this session that is good once, for five minutes. 404 where PUBLIC_URL has no host name or no https://.
         */
        post: operations["passkeyBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of employees
         * @description By name, with their account owners and whether they can sign in.
         */
        get: operations["employeeList"];
        put?: never;
        /**
         * Add or change an employee
         * @description ID 0 adds one without a password: an invitation lets them choose it. The account owners become exactly those that are sent, one of them the default. Nobody changes their own type.
         */
        post: operations["employeeSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable an employee, or enable them again
         * @description Every session and mailed link of theirs ends at once. Nobody disables themselves.
         */
        post: operations["employeeAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an employee
         * @description Mails a link to choose a password, which works once, for seven days. Links that were mailed before end. For employees who have no password yet.
         */
        post: operations["employeeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reset an employee’s second factor
         * @description Takes the authenticator app, the passkeys and the recovery codes away, and signs the employee out everywhere. Nobody resets their own.
         */
        delete: operations["secondFactorReset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of an employee
         * @description Those in force, the last used first.
         */
        get: operations["employeeSessions"];
        put?: never;
        post?: never;
        /**
         * Sign an employee out
         * @description Ends one session of the employee, or without `session` all of them but the one of the request.
         */
        delete: operations["employeeSessionsEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a record is open
         * @description The employee has an activity, a contact or a company open on a page that the browser names as it likes. It counts for 45 seconds: say it again before. Answers the colleagues who have it open now. The pages of those who did already are told of the topic `presence`, without ids.
         */
        put: operations["presence"];
        post?: never;
        /**
         * Say that a record is open no more
         * @description Of the page of the same name. What is not open is passed over.
         */
        delete: operations["presenceEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PricingExport/BuildAQuote/{customerUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Build a quote for a company
         * @description A spreadsheet to calculate with, with the prices and the selected shipping addresses.
         */
        get: operations["buildAQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PricingExport/PricingSheet/{customerUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pricing summary of a company
         * @description A spreadsheet, or with format=pdf a PDF.
         */
        get: operations["pricingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PricingExport/PricingSheet/Download/{customerUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The detailed pricing sheet of a company
         * @description A spreadsheet with every price of the company’s price plan.
         */
        get: operations["pricingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications of this device, and quiet hours
         * @description The key of the server by which a browser subscribes, whether the device of this session is told of new items of the inbox, and when the employee wants neither notifications nor mail.
         */
        get: operations["push"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have this device told
         * @description Takes what the browser answers to a subscription. The device of this session is told of new items of the inbox, of each some seconds later if no open page has told it, until the session ends. Addresses are of push services: with https, and public unless the server allows others.
         */
        put: operations["pushOn"];
        post?: never;
        /**
         * Have this device told no more
         * @description The subscription of this session is forgotten at once.
         */
        delete: operations["pushOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/records/{topic}/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of a record
         * @description Those of an activity, a contact or a company, the newest first; whether the employee may add more, and how large a file may be.
         */
        get: operations["recordFiles"];
        put?: never;
        /**
         * Add a file to a record
         * @description The body is the file. Its name ends as one of the types that are taken, and its first bytes are of that type: pictures, PDF, Office and OpenDocument, text, CSV, mails, ZIP, and design files. A record has at most 50. The same content under the same name is there once.
         */
        post: operations["recordFileAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which releases run
         * @description Of each screen the active release, its canary, what is published, and for how many people it failed.
         */
        get: operations["releaseStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a release comes from
         * @description Its commit, builder and build tools, and the packages in it with their licences.
         */
        get: operations["releaseDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How releases fare with people
         * @description Of the active releases, the canaries and those before: for how many people they failed, and the load time, LCP, INP and CLS that three of four people have at most.
         */
        get: operations["releaseFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of releases
         * @description Every change of what runs, the newest first.
         */
        get: operations["releaseHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change which release runs
         * @description Promotes, rolls back, starts or ends a canary, disables or enables a screen. 422 names every reason of the gate.
         */
        post: operations["releaseOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what a page measured
         * @description Sent by every page when it is first hidden. Each employee counts once for a release and metric; the answer says how many counted. Kept as a histogram.
         */
        post: operations["releaseVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/remotes/{remote}/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell people of a topic of a remote
         * @description Puts an item into the inbox of each of these people: one line of text, with a label and an icon that the release record gives the topic. It leads to `address`, a page of the app, or else to that of the topic. With `record`, whoever may not see it is not told, and the item is listed only while they may. Nobody is told twice of the same `key` of a topic, so a repeat is safe; who has muted the topic is not told. Needs the scope `inbox:post:<remote>`. 409 where the remote does not run, 422 where the releases that run have no such topic. A token tells at most 1,000 people an hour; then 429 with Retry-After.
         */
        post: operations["topicTell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reorders that were asked for
         * @description Those of the last 12 months at companies whose orders the employee may see, the newest first, 20 on a page, each with what became of it. An ask is ordered when the company has ordered the same product within 90 days.
         */
        get: operations["reorders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reorders/draft/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to ask for a reorder
         * @description What the activity begins with that asks for a reorder of an order line: company, contact, and notes with product, size, design and last price. Save it by call 5 with ReorderLine.
         */
        get: operations["reorderDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reorders/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reorders by rep
         * @description How many each rep has asked for in the last 12 months, how many of them were ordered, and the median of the days until then; of companies whose orders the employee may see.
         */
        get: operations["reorderFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reorders/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorders that were asked for by order lines
         * @description Of at most 200 lines, of each the newest ask that is not withdrawn. Lines that nobody has asked about are left out.
         */
        post: operations["reordersOfLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own second factor
         * @description Whether an authenticator app is set up, how many passkeys there are that are not blocked, and how many recovery codes are left.
         */
        get: operations["secondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description Answers a new secret as text, as an address and as a QR code. It counts once a code has confirmed it, and is never answered again.
         */
        post: operations["appBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor/app/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the authenticator app
         * @description With a code of the app. Answers the recovery codes, once.
         */
        post: operations["appConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor/app/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app
         * @description With the last factor go the recovery codes. Refused where Operations require a second factor and none would be left.
         */
        post: operations["appRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Answers them once. Those before are refused from now on.
         */
        post: operations["recoveryCodesMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service tokens
         * @description All of them without their secrets, with their last use; also expired and revoked ones.
         */
        get: operations["serviceTokens"];
        put?: never;
        /**
         * Create a service token
         * @description Answers the secret, which cannot be read again. Therefore a repeated request creates another token: an Idempotency-Key is ignored.
         */
        post: operations["serviceTokenAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a service token
         * @description From now on it opens nothing.
         */
        delete: operations["serviceTokenRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own sessions
         * @description Those in force, the last used first: where the employee is signed in.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        /**
         * Sign out elsewhere
         * @description Ends one of the own sessions, or without `session` all but the one of the request.
         */
        delete: operations["sessionsEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a second factor is required of
         * @description The types of employees who do not sign in without one.
         */
        get: operations["secondFactorPolicy"];
        /**
         * Require a second factor
         * @description Of these types of employees, from their next sign-in on.
         */
        put: operations["secondFactorPolicySave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings/shell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Phone and links of header and footer
         * @description As they are shown now; until Operations set them, the server’s environment says.
         */
        get: operations["shellSettings"];
        put?: never;
        /**
         * Set phone and links
         * @description All of them, in place of the environment’s. They are part of /config.json from now on.
         */
        post: operations["shellSettingsSave"];
        /**
         * Go back to the environment’s phone and links
         * @description What Operations have set is forgotten.
         */
        delete: operations["shellSettingsReset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a link
         * @description An order line as its customer sees it: the chosen fields, and a form where the proof waits for an answer. The token in the address is the permit. The answer is the same 404 for a token that is unknown, revoked or expired, or whose maker is disabled or does not see the line, and 429 to a network that has tried too many. A browser gets refusals as a page.
         */
        get: operations["sharedLine"];
        put?: never;
        /**
         * Answer a proof by a link
         * @description The form of the page: a proof is approved, or a change is asked for with a comment of at most 1,000 characters. The answer becomes a follow-up of who made the link. Each version of a proof is answered once; the same answer again changes nothing, and another one is 409, as is an answer of a proof that has changed. It redirects to the page.
         */
        post: operations["sharedLineAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link to an order line
         * @description It opens nothing from now on. Whoever sees the line may, whoever made the link. Revoked before, nothing happens.
         */
        delete: operations["orderShareRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shares/lines/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links to an order line
         * @description Those by which customers read it, whoever made them, the newest first: what each shows, whether it works, how often it was opened, and what was answered of the proof. Their addresses are stored nowhere.
         */
        get: operations["orderShares"];
        put?: never;
        /**
         * Share an order line with its customer
         * @description Makes a link that shows the chosen fields for 7, 30 or 90 days to whoever has it. Its address is answered once and stored nowhere. The price is shown only where it is chosen.
         */
        post: operations["orderShareMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views that the employee sees
         * @description Their own, and those shared with their team or with everybody, of all lists, by name; with what the employee has pinned, and what their lists open with.
         */
        get: operations["views"];
        put?: never;
        /**
         * Add or change a view
         * @description With ID 0 it is added. Query is the query string of the list’s address: selection, filters and sort order. A parameter that the list does not have, or that has no such value, is refused with its name.
         */
        post: operations["viewSave"];
        /**
         * Delete a view
         * @description One’s own; Operations may also delete a shared one whose owner has left.
         */
        delete: operations["viewDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/views/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what views show
         * @description How many records the employee would find in each of their pinned views of a list, and in the views that their lists open with. Each equals the total of the list.
         */
        post: operations["viewCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/views/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the view that a list opens with
         * @description For the employee alone. With ID 0 the list opens with its own defaults.
         */
        put: operations["viewDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/views/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pin views to a list
         * @description These are pinned for the employee, in this order, and no others.
         */
        put: operations["viewsPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks
         * @description With how many changes wait, and how many were given up.
         */
        get: operations["webhooks"];
        put?: never;
        /**
         * Send changes to an address
         * @description From now on each change of these resources is posted there, signed in `X-Galley-Signature`. Anything but 2xx is tried again, and given up after 31 hours. This and the other calls for webhooks are for Operations, and for systems with the scope `changes:read`, which see those of their own source.
         */
        post: operations["webhookAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description With the changes that wait for it.
         */
        delete: operations["webhookDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes that were given up
         * @description With the number of attempts and the last error.
         */
        get: operations["deadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a webhook
         * @description Nothing is sent until it is resumed. What changes meanwhile waits, and nothing is given up.
         */
        post: operations["webhookPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send given up changes again
         * @description All of them, or the one that `cursor` names. Answers how many.
         */
        post: operations["webhookReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a webhook
         * @description What waits is sent in its order.
         */
        post: operations["webhookResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Activity: {
            ActivityComments: string;
            ActivityCreatorID: number;
            ActivityCreatorName: string;
            ActivityForID: number;
            ActivityForName: string;
            CompanyAddress: string;
            CompanyAddressCSZ: string;
            CompanyAddressLine1: string;
            CompanyAddressLine2: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            CompanyName: string;
            CompanySalesRepName: string;
            /** @description Days from today; negative: overdue. */
            DueInDays: number;
            /** @description The last day of a series. 0001-01-01T00:00:00 means no date. */
            FollowUpEndDate: string;
            FollowUpRecurrenceText: string;
            /** @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
            FollowUpRecurrenceType: number;
            /** @description In a save, 0 adds. */
            ID: number;
            IndividualCell: string;
            IndividualEmail: string;
            IndividualID: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
            /** @description The signed-in employee may change the record. */
            IsAssociated: boolean;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            SeriesStart?: string;
            /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            StartDateFormatted: string;
            Status: "OPEN" | "CLOSED" | "CANCELED";
            Title: string;
            TypeID: number;
            TypeName: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        ActivityCalendarResponse: {
            Activities: components["schemas"]["Activity"][];
            Days: {
                Day: string;
                Total: number;
            }[];
            Overdue: number;
            /** @description How many records match, on all pages. */
            TotalCount: number;
        };
        ActivityDay: {
            Day: string;
            Open: number;
            Recurring: number;
        };
        ActivityDoneResponse: {
            followupActivity: components["schemas"]["FollowUpDraft"] | null;
            success: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        };
        ActivityPagedResponse: {
            Activities: components["schemas"]["Activity"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
        };
        ActivityRecord: {
            ActivityComments: string;
            ActivityCreatorID: number;
            ActivityCreatorName: string;
            ActivityForID: number;
            ActivityForName: string;
            ChangedAt: string;
            ChangedBy: string;
            ChangedByID: number;
            CompanyAddress: string;
            CompanyAddressCSZ: string;
            CompanyAddressLine1: string;
            CompanyAddressLine2: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            CompanyName: string;
            CompanySalesRepName: string;
            /** @description Days from today; negative: overdue. */
            DueInDays: number;
            /** @description The last day of a series. 0001-01-01T00:00:00 means no date. */
            FollowUpEndDate: string;
            FollowUpRecurrenceText: string;
            /** @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
            FollowUpRecurrenceType: number;
            /** @description In a save, 0 adds. */
            ID: number;
            IndividualCell: string;
            IndividualEmail: string;
            IndividualID: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
            /** @description The signed-in employee may change the record. */
            IsAssociated: boolean;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            SeriesStart?: string;
            /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            StartDateFormatted: string;
            Status: "OPEN" | "CLOSED" | "CANCELED";
            Title: string;
            TypeID: number;
            TypeName: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        ActivityRecordsResponse: {
            Activities: components["schemas"]["ActivityRecord"][];
        };
        ActivitySaveResponse: {
            activityDoneResponse: {
                followupActivity: components["schemas"]["FollowUpDraft"] | null;
            };
            FollowUpID?: number;
            /** @description In a save, 0 adds. */
            ID?: number;
            NotTold?: string[];
            Success: boolean;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        };
        ActivityUndoResponse: {
            success: boolean;
        };
        Association: {
            /** @description The signed-in employee may change the record. */
            IsAssociated?: boolean;
            isDefault: boolean;
            /** @description The name. */
            label: string;
            /** @description The id. */
            value: number;
        };
        AssociationRequest: {
            CanDecide: boolean;
            CompanyId: number;
            CompanyName: string;
            DecidedBy: string;
            IndividualId: number;
            IndividualName: string;
            RequestedBy: string;
            RequestId: number;
            State: "requested" | "accepted" | "declined";
        };
        AssociationRequestDecided: {
            Success: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        AssociationRequestList: {
            Requests: components["schemas"]["AssociationRequest"][];
        };
        AtRiskCount: {
            Count: number;
        };
        AuditPage: {
            more: boolean;
            rows: components["schemas"]["AuditRow"][];
        };
        AuditRow: {
            action: string;
            after: unknown;
            /** @description A time in UTC. */
            at: string;
            /** @description Entries before this id; 0: from the newest on. */
            before: unknown;
            by: string;
            /** @description Who did it; 0: anybody. */
            employee: number | null;
            id: number;
            /** @description One record. */
            record: string;
        };
        Change: {
            /** @description A time in UTC. */
            at: string;
            by: string;
            cursor: string;
            externalId?: string;
            id: number;
            operation: "created" | "changed" | "deleted";
            /** @description One record. */
            record: {
                [key: string]: unknown;
            } | null;
            resource: "activities" | "contacts" | "prospects" | "addresses" | "quotes";
        };
        ChangesPage: {
            changes: components["schemas"]["Change"][];
            cursor: string;
        };
        Company: {
            AccountManager: string;
            /** @description The account owner. */
            AccountType: string;
            /** @description The account owner. */
            AccountTypeID: number;
            CompanyAddress: string;
            CompanyAddress2: string;
            CompanyCity: string;
            CompanyFax: string;
            CompanyName: string;
            CompanyPhone: string;
            CompanyState: string;
            CompanyZip: string;
            ContactRequests?: components["schemas"]["AssociationRequest"][];
            CustomerDisplayName: string;
            CustomerID: number;
            CustomerUID: string;
            ForecastFamily: number;
            /** @description The signed-in employee may change the record. */
            IsAssociated: boolean;
            LastOrderDate?: string;
            OpenActivities?: number;
            PricingPlanName: string;
            Prospect: boolean;
            ShipPricingPlanName: string;
            ShowPricingDetail: boolean;
            ShowPricingSummary: boolean;
            TrendGroupId: number;
            /** @description The company parent; with TrendGroupNumber 0 it is created. */
            TrendGroupName: string;
            /** @description The id of the company parent; 0: the one of TrendGroupName. */
            TrendGroupNumber: number;
            TypeOfAccountName: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
            WhiteLabelUrl: string;
        };
        CompanyOption: {
            /** @description The name. */
            label: string;
            TrendGroupId: number;
            /** @description The id. */
            value: number;
        };
        CompanyPagedResponse: {
            Customers: components["schemas"]["Company"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        CompanyRisk: {
            CompanyId: number;
            MedianGap: number;
            Silence: number;
        };
        CompanySearchResponse: {
            results: components["schemas"]["CompanyOption"][];
        };
        CompanySimilarResponse: {
            results: components["schemas"]["SimilarCompany"][];
        };
        Contact: {
            AssociationCount: number;
            Associations: components["schemas"]["Association"][];
            CompanyRequests?: components["schemas"]["AssociationRequest"][];
            Inactive: boolean;
            IndividualCell: string;
            IndividualEmail: string;
            IndividualId: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
            InternalNotes: string;
            /** @description The signed-in employee may change the record. */
            IsAssociated: boolean;
            Merges?: number;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        ContactOption: {
            Company: string;
            /** @description The signed-in employee may change the record. */
            IsAssociated?: boolean;
            /** @description The name. */
            label: string;
            /** @description The id. */
            value: number;
        };
        ContactPagedResponse: {
            Contacts: components["schemas"]["Contact"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        ContactSaveResponse: {
            Contact?: components["schemas"]["Contact"] | null;
            DuplicateEmail: boolean;
            NotTold?: string[];
            Success: boolean;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        ContactSearchResponse: {
            results: components["schemas"]["ContactOption"][];
        };
        ContactSimilarResponse: {
            results: components["schemas"]["SimilarContact"][];
        };
        CountsResponse: {
            ActivityCount: number;
            CompanyCount: number;
            ContactCount: number;
            OrderCount: number;
        };
        DeadLetter: {
            attempts: number;
            cursor: string;
            error: string;
            id: number;
            resource: string;
            webhook: number;
        };
        Employee: {
            DirectPhone: string;
            EmployeeEmail: string;
            EmployeeFirstName: string;
            EmployeeLastName: string;
            EmployeeType: "Sales" | "Account Manager" | "Operations";
            /** @description In a save, 0 adds. */
            ID: number;
            /** @description Sees the order lines and pricing of every company. */
            OrderMasterOverride: boolean;
            UID: string;
            Username: string;
        };
        EmployeeAnswer: {
            Employee: components["schemas"]["ManagedEmployee"];
            Success: boolean;
        };
        EmployeeListResponse: {
            Employees: components["schemas"]["ManagedEmployee"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
        };
        EmployeeOption: {
            /** @description The UID of the employee. */
            data: string;
            Email?: string;
            /** @description The name. */
            label: string;
            /** @description The id. */
            value: number;
        };
        FeedAnswer: {
            changed: number;
            created: number;
            cursor: string;
            deleted: number;
            omitted: number;
            records: components["schemas"]["FeedVerdict"][];
            refused: number;
            unchanged: number;
        };
        FeedPage: {
            cursor: string;
            records: {
                [key: string]: unknown;
            }[];
        };
        FeedUndone: {
            kept: {
                externalId: string;
                message: string;
                resource: string;
            }[];
            restored: number;
        };
        FeedVerdict: {
            errors: {
                field: string;
                message: string;
            }[];
            externalId: string;
            index: number;
            verdict: "created" | "changed" | "unchanged" | "deleted" | "refused" | "kept";
        };
        FileImport: {
            /** @description A time in UTC. */
            at: string;
            by: string;
            changed: number;
            created: number;
            deleted: number;
            error: string;
            file: string;
            headings: string[];
            id: number;
            kept: number;
            map: components["schemas"]["ImportMap"];
            position: number;
            refused: number;
            resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            restored: number;
            rows: number;
            samples: string[][];
            size: number;
            source: string;
            state: "open" | "checking" | "checked" | "applying" | "stopped" | "done" | "cancelled" | "undoing" | "halfUndone" | "undone";
            unchanged: number;
        };
        FileImports: {
            imports: components["schemas"]["FileImport"][];
            sources: string[];
        };
        FollowUpDraft: {
            ActivityComments: string;
            ActivityForID: number;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            CompanyName: string;
            /** @description The last day of a series. 0001-01-01T00:00:00 means no date. */
            FollowUpEndDate: string;
            /**
             * @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually.
             * @constant
             */
            FollowUpRecurrenceType: 0;
            /**
             * @description In a save, 0 adds.
             * @constant
             */
            ID: -2;
            IndividualID: number;
            IndividualName: string;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            TypeID: number;
        };
        ImportMap: {
            columns: {
                [key: string]: string;
            };
            constants: {
                [key: string]: string;
            };
        };
        ImportRecord: {
            changes: {
                after: string;
                /** @description Entries before this id; 0: from the newest on. */
                before: string;
                field: string;
            }[];
            errors: {
                field: string;
                message: string;
            }[];
            externalId: string;
            row: number;
            verdict: "created" | "changed" | "unchanged" | "deleted" | "refused" | "kept";
        };
        Links: {
            feedback: string | null;
            giftPortal: string | null;
            marketing: string | null;
            notePortal: string | null;
            reports: string | null;
            sendGift: string | null;
            sendNomination: string | null;
            sendNote: string | null;
        };
        ListCounts: {
            Counts: (number | null)[];
        };
        ManagedEmployee: {
            AccountOwners: components["schemas"]["Association"][];
            DirectPhone: string;
            EmployeeEmail: string;
            EmployeeFirstName: string;
            EmployeeLastName: string;
            EmployeeType: "Sales" | "Account Manager" | "Operations";
            HasPassword: boolean;
            /** @description In a save, 0 adds. */
            ID: number;
            InvitedUntil: string | null;
            IsDisabled: boolean;
            /** @description Sees the order lines and pricing of every company. */
            OrderMasterOverride: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        Meta: {
            version: string;
        };
        NamedRecord: {
            /** @description In a save, 0 adds. */
            ID: number;
            /** @description The employee’s list opens with it. */
            IsDefault: boolean;
            IsUsed: boolean;
            Name: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        NamedRecordAnswer: {
            Record: components["schemas"]["NamedRecord"];
            Success: boolean;
        };
        Option: {
            /** @description The name. */
            label: string;
            /** @description The id. */
            value: number;
        };
        OrderAttentionResponse: {
            Statuses: {
                Count: number;
                Status: number;
            }[];
        };
        OrderLine: {
            Advertiser: string;
            ClientJobRef: string;
            ClientPO: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID?: number;
            CompanyName?: string;
            ContractNum: string;
            DeliveryDisplayLabel: string;
            DeliveryDisplayValue: string;
            Design: string;
            ImageSizeFinished: string;
            ImageSizeLive: string;
            IndividualIDGraphicsContact?: number;
            IndividualIDSalesContact?: number;
            IndividualNameGraphicsContact: string;
            IndividualNameSalesContact: string;
            LineItem_Custom1: string;
            LineItem_Custom2: string;
            OrderDate: string;
            OrderIDLineNum: string;
            OrderLineCost: number;
            OrderStatusDescription: string;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID?: number;
            PostDate: string;
            ProductDisplayName: string;
            ProofLink: string;
            Qty: number;
            SequenceNum: string;
            ShipDisplayLabel: string;
            ShipDisplayValue: string;
            ShipMethodDescription: string;
            ShipTo: string;
            ShipToAddress1: string;
            ShipToAddress2: string;
            ShipToCity: string;
            ShipToPerson: string;
            ShipToState: string;
            ShipToZip: string;
            TrackingNumberURL: string;
            UnitNumbers: string;
        };
        OrderPagedResponse: {
            Orders: components["schemas"]["OrderLine"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        PaletteCompany: {
            /** @description The name. */
            label: string;
            Phone: string;
            TrendGroupId: number;
            /** @description The id. */
            value: number;
        };
        PaletteContact: {
            Cell: string;
            Company: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            Email: string;
            /** @description The signed-in employee may change the record. */
            IsAssociated?: boolean;
            /** @description The name. */
            label: string;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            Phone: string;
            /** @description The id. */
            value: number;
        };
        PaletteOrder: {
            Advertiser: string;
            Company: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            /** @description The name. */
            label: string;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
        };
        PaletteResponse: {
            Companies: components["schemas"]["PaletteCompany"][];
            Contacts: components["schemas"]["PaletteContact"][];
            Orders: components["schemas"]["PaletteOrder"][];
        };
        PaletteTextsResponse: {
            Activities: components["schemas"]["Activity"][];
            Orders: components["schemas"]["PaletteOrder"][];
        };
        PostingCompaniesResponse: {
            MasterCompanies: {
                masterCompanyName: string;
            }[];
            MasterCompanyBranches: {
                address1: string;
                address2: string;
                city: string;
                companyName: string;
                masterCompanyName: string;
                state: string;
                zip: string;
            }[];
            MasterCompanyStates: {
                masterCompanyName: string;
                state: string;
            }[];
        };
        Problem: {
            changedAt?: string;
            changedBy?: string;
            current?: unknown;
            detail?: string;
            errors?: {
                field: string;
                message: string;
            }[];
            requestId?: string;
            secondStep?: {
                hasApp?: boolean;
                hasBlockedPasskey?: boolean;
                hasPasskey?: boolean;
                isEnrolment: boolean;
                /** @description In the place of a token, since a navigation sends no header. */
                ticket: string;
            };
            sessionMisused?: boolean;
            status: number;
            title: string;
            type: string;
        };
        ProspectSaveResponse: {
            Customer: {
                CustomerDisplayName: string;
                CustomerID: number;
                /** @description The company parent; with TrendGroupNumber 0 it is created. */
                TrendGroupName: string;
                /** @description The id of the company parent; 0: the one of TrendGroupName. */
                TrendGroupNumber: number;
            } | null;
            DuplicateCompany: boolean;
            Requested?: components["schemas"]["Option"][];
            Success: boolean;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        ReleaseChange: {
            /** @description A time in UTC. */
            at: string;
            audience: string | null;
            by: string;
            /** @description The first day, of the business time zone. */
            from: string | null;
            operation: string;
            reason: string | null;
            /** @description A screen. */
            remote: string | null;
            revision: number;
            /** @description The last day, included. */
            to: string | null;
        };
        ReleaseLoads: {
            failed: number;
            loaded: number;
            release: string;
        };
        ReleaseStatus: {
            findings?: string[];
            host: string | null;
            remotes: {
                active: string | null;
                builtAt?: {
                    [key: string]: string;
                };
                canary: {
                    audience: string;
                    release: string;
                } | null;
                disabled: string | null;
                isEdited?: boolean;
                last: components["schemas"]["ReleaseChange"] | null;
                loads: components["schemas"]["ReleaseLoads"][];
                origins?: {
                    [key: string]: string;
                };
                published: string[];
                /** @description A screen. */
                remote: string;
                withdrawn?: {
                    [key: string]: string;
                };
            }[];
            revision: number;
        };
        ReleaseVerdict: {
            ok: boolean;
            reasons: string[];
        };
        RemoteReleases: {
            active: string | null;
            canary: {
                audience: string;
                release: string;
            } | null;
            disabled: string | null;
            last: components["schemas"]["ReleaseChange"] | null;
            published: string[];
            revision: number;
            withdrawn: {
                [key: string]: string;
            };
        };
        SearchResponse: {
            results: components["schemas"]["Option"][];
        };
        ServiceToken: {
            createdAt: string;
            createdBy: string;
            expiresOn: string;
            id: number;
            lastUsedAt: string | null;
            name: string;
            revokedAt: string | null;
            scopes: string[];
            source: string;
        };
        ServiceTokenMade: {
            createdAt: string;
            createdBy: string;
            expiresOn: string;
            id: number;
            lastUsedAt: string | null;
            name: string;
            revokedAt: string | null;
            scopes: string[];
            secret: string;
            source: string;
        };
        ShellSettings: {
            IsStored: boolean;
            /** @description Addresses by name; null: not shown. */
            links: components["schemas"]["Links"];
            /** @description Empty: not shown. */
            phone: string;
            social: {
                /** @description The name. */
                label: string;
                url: string;
            }[];
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        ShellSettingsAnswer: {
            Settings: components["schemas"]["ShellSettings"];
            Success: boolean;
        };
        ShippingAddress: {
            address1: string;
            /** @default  */
            address2: string;
            city: string;
            id: number;
            /** @default false */
            isSelected: boolean;
            name: string;
            state: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
            zip: string;
        };
        ShippingAddressAdded: {
            id: number;
        };
        ShippingAddressSave: {
            address1: string;
            /** @default  */
            address2?: string;
            city: string;
            id: number;
            isNew?: boolean;
            /** @default false */
            isSelected?: boolean;
            name: string;
            state: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
            zip: string;
        };
        SimilarCompany: {
            City: string;
            /** @description The name. */
            label: string;
            Prospect: boolean;
            SameName: boolean;
            State: string;
            /** @description The company parent; with TrendGroupNumber 0 it is created. */
            TrendGroupName: string;
            /** @description The id. */
            value: number;
        };
        SimilarContact: {
            Company: string;
            Email: string;
            Inactive: boolean;
            /** @description The name. */
            label: string;
            SameEmail: boolean;
            /** @description The id. */
            value: number;
        };
        Spend: {
            CompanyId: number;
            /** @description In the calendar year before that; L3Y, L4Y and L5Y go on. */
            L2Y: number;
            L3Y: number;
            L4Y: number;
            L5Y: number;
            /** @description In the last twelve months. */
            L12M: number;
            /** @description In the last calendar year. */
            LCY: number;
            /** @description In the same days of last year. */
            LYTD: number;
            /** @description Spend in USD in this year so far. */
            YTD: number;
        };
        SpendMonth: {
            /** @description A calendar month. */
            Month: string;
            /** @description In USD, by order date, without canceled lines. */
            Spend: number;
        };
        StateOption: {
            /** @description The name. */
            label: string;
            /** @description The id. */
            value: string;
        };
        TrendGroupsResponse: {
            Customers: components["schemas"]["CompanyOption"][];
            Employees: components["schemas"]["EmployeeOption"][];
            States: components["schemas"]["StateOption"][];
            TrendGroups: components["schemas"]["Option"][];
        };
        VariableResponse: {
            VariableName: string;
            VariableValue: string;
        };
        VariableVerifyResponse: {
            ProofToken: string;
            Valid: boolean;
        };
        View: {
            /** @description In a save, 0 adds. */
            ID: number;
            /** @description The employee’s list opens with it. */
            IsDefault: boolean;
            IsOwn: boolean;
            List: "activities" | "companies" | "contacts" | "orders";
            /** @description The signed-in employee may delete it. */
            MayDelete: boolean;
            Name: string;
            OwnerName: string;
            /** @description Its place among the employee’s pinned views of the list; 0: not pinned. */
            Pin: number;
            /** @description The query of the list’s address. */
            Query: string;
            /** @description Who sees it besides its owner: mine nobody, team who shares an account owner with them, everybody all. Readers find their own records only. */
            Visibility: "mine" | "team" | "everybody";
        };
        ViewCountsResponse: {
            Counts: {
                Count: number;
                /** @description In a save, 0 adds. */
                ID: number;
            }[];
        };
        Webhook: {
            createdAt: string;
            dead: number;
            deliveredAt: string | null;
            id: number;
            paused: boolean;
            resources: string[];
            source: string;
            url: string;
            waiting: number;
        };
    };
    responses: {
        /** @description The request is malformed; `errors` names each faulty field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "PageNo must be >= 1",
                 *       "errors": [
                 *         {
                 *           "field": "PageNo",
                 *           "message": "must be >= 1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed: `current` is how it stands now, `changedBy` and `changedAt` say who changed it and when. Of a record that cannot be changed any more, `detail` says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "Somebody else has changed this record in the meantime.",
                 *       "current": {
                 *         "Version": 3
                 *       },
                 *       "changedBy": "Robin Sample",
                 *       "changedAt": "2026-11-23T17:00:00Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This employee may not do this, or EmployeeUID names somebody else. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "is not the signed-in employee",
                 *       "errors": [
                 *         {
                 *           "field": "EmployeeUID",
                 *           "message": "is not the signed-in employee"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no record of this id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "There is no contact of this id."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too long. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "Request body is too large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body stopped arriving, and the connection is closed. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Timeout",
                 *       "status": 408,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "The request took too long to arrive."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on our side. Of 503, repeat the request later. */
        ServiceUnavailable: {
            headers: {
                /**
                 * @description In seconds.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "The database is busy. Try again in a moment."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts, or too many calls of this kind in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description In seconds.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "Too many attempts. Try again later."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no token, or its session has ended: sign in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "Sign in to use this."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A rule is broken; `errors` says which, in the words of the form. Also: the Idempotency-Key was used for another request. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "Individual Name is required.",
                 *       "errors": [
                 *         {
                 *           "field": "IndividualName",
                 *           "message": "Individual Name is required."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "Unsupported Media Type: text/xml"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part of the address is too long. */
        URITooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "URI Too Long",
                 *       "status": 414,
                 *       "requestId": "5b0d1c3e-7a2f-4e6d-8c9b-0a1f2e3d4c5b",
                 *       "detail": "A part of the address is too long."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "rep@galley.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the last sign-in or new password of this device was answered with in the same header.
                 * @example bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM
                 */
                "x-device"?: string;
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "rep@galley.example",
                 *       "password": "press-room-1"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature */
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    oidcCallback: {
        parameters: {
            query?: {
                /** @example a-code */
                code?: string;
                /** @example text */
                error?: string;
                /** @example https://login.galley.example */
                iss?: string;
                /** @example a-state */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    oidcLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logout_token": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzdWJqZWN0In0.signature"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    logout_token: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    oidcStart: {
        parameters: {
            query?: {
                /** @example activities */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    oidcToken: {
        parameters: {
            query?: never;
            header?: {
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature */
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    passkeySignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the last sign-in or new password of this device was answered with in the same header.
                 * @example bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM
                 */
                "x-device"?: string;
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Credential": {
                 *         "id": "hEjwzZtq",
                 *         "rawId": "hEjwzZtq",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoi",
                 *           "authenticatorData": "SZYN5YgO",
                 *           "signature": "MEUCIQDx"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    Credential: {
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature */
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    Ticket?: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "kq0PzZ3xw0eWm1c7bX5sYw",
                     *       "timeout": 240000,
                     *       "rpId": "galley.example",
                     *       "allowCredentials": [],
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": {
                        allowCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        userVerification: "required" | "discouraged";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sessionRenew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Session": "6f1c0e0a-6d0e-4c55-9a4e-2f0f3b6a9d11"
                 *     }
                 */
                "application/json": {
                    Session: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature */
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the last sign-in or new password of this device was answered with in the same header.
                 * @example bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM
                 */
                "x-device"?: string;
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "press-room-1",
                 *       "resetToken": "the token of the link in the mail"
                 *     }
                 */
                "application/json": {
                    password: string;
                    resetToken: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    secondStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the last sign-in or new password of this device was answered with in the same header.
                 * @example bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM
                 */
                "x-device"?: string;
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Ticket": "a-ticket",
                 *       "Code": "123456"
                 *     }
                 */
                "application/json": {
                    Code: string;
                    Ticket: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature",
                     *       "RecoveryCodes": null
                     *     }
                     */
                    "application/json": {
                        RecoveryCodes: string[] | null;
                        Token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    secondStepEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Ticket": "a-ticket"
                 *     }
                 */
                "application/json": {
                    Ticket: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Secret": "JBSWY3DPEHPK3PXP",
                     *       "Address": "otpauth://totp/Galley:rep%40galley.example?secret=JBSWY3DPEHPK3PXP&issuer=Galley",
                     *       "QrSize": 45,
                     *       "QrPath": "M4 4h1v1h-1z"
                     *     }
                     */
                    "application/json": {
                        Address: string;
                        QrPath: string;
                        QrSize: number;
                        Secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    passkeySecondStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the last sign-in or new password of this device was answered with in the same header.
                 * @example bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM
                 */
                "x-device"?: string;
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Ticket": "a-ticket",
                 *       "Credential": {
                 *         "id": "hEjwzZtq",
                 *         "rawId": "hEjwzZtq",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoi",
                 *           "authenticatorData": "SZYN5YgO",
                 *           "signature": "MEUCIQDx"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    Credential: {
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    Ticket: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature",
                     *       "RecoveryCodes": null
                     *     }
                     */
                    "application/json": {
                        RecoveryCodes: string[] | null;
                        Token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    passkeyStepAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the last sign-in or new password of this device was answered with in the same header.
                 * @example bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM
                 */
                "x-device"?: string;
                /** @example text */
                "x-renewal"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Ticket": "a-ticket",
                 *       "Credential": {
                 *         "id": "hEjwzZtq",
                 *         "rawId": "hEjwzZtq",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoi",
                 *           "attestationObject": "o2NmbXRkbm9u",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    Credential: {
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                            transports?: string[];
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    Ticket: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature",
                     *       "RecoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        RecoveryCodes: string[] | null;
                        Token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    passkeyStepBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Ticket": "a-ticket"
                 *     }
                 */
                "application/json": {
                    Ticket: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "kq0PzZ3xw0eWm1c7bX5sYw",
                     *       "timeout": 240000,
                     *       "rp": {
                     *         "id": "galley.example",
                     *         "name": "Galley"
                     *       },
                     *       "user": {
                     *         "id": "ZjM0Nzk",
                     *         "name": "rep@galley.example",
                     *         "displayName": "Rita Rep"
                     *       },
                     *       "pubKeyCredParams": [
                     *         {
                     *           "alg": -7,
                     *           "type": "public-key"
                     *         }
                     *       ],
                     *       "excludeCredentials": [],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "preferred"
                     *       },
                     *       "attestation": "none"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        attestation: "none";
                        authenticatorSelection: {
                            requireResidentKey: boolean;
                            /** @constant */
                            residentKey: "required";
                            /** @constant */
                            userVerification: "preferred";
                        };
                        challenge: string;
                        excludeCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        pubKeyCredParams: {
                            alg: number;
                            /** @constant */
                            type: "public-key";
                        }[];
                        rp: {
                            id: string;
                            name: string;
                        };
                        timeout: number;
                        user: {
                            displayName: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    meta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1.8.2"
                     *     }
                     */
                    "application/json": components["schemas"]["Meta"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    accountOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ID": 1,
                     *         "Name": "Great Lakes",
                     *         "IsUsed": true,
                     *         "IsDefault": false,
                     *         "Version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NamedRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    accountOwnerSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ID": 0,
                 *       "Name": "Great Basin"
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: number;
                    Name: string;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Record": {
                     *         "ID": 1,
                     *         "Name": "Great Lakes",
                     *         "IsUsed": true,
                     *         "IsDefault": false,
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NamedRecordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    accountOwnerDelete: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
                /**
                 * @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites.
                 * @example 1
                 */
                Version?: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    activitySave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saveMode": 0,
                 *       "ID": 0,
                 *       "CompanyID": 1,
                 *       "IndividualID": 1,
                 *       "ActivityForID": 1,
                 *       "TypeID": 5,
                 *       "StartDate": "2026-11-23",
                 *       "Comments": "Ask about the spring posters.",
                 *       "FollowUpRecurrenceType": 0,
                 *       "FollowUpEndDate": null
                 *     }
                 */
                "application/json": {
                    ActivityForID: number;
                    Comments: string;
                    /** @description A company; of a list or a count, the selected one, and 0 for none. */
                    CompanyID: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    FollowUp?: {
                        Comments: string;
                        /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
                        StartDate: string;
                        TypeID: number;
                    };
                    /** @description The last day of a series. 0001-01-01T00:00:00 means no date. */
                    FollowUpEndDate: string | null;
                    /** @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
                    FollowUpRecurrenceType: number;
                    /** @description In a save, 0 adds. */
                    ID: number;
                    IndividualID: number;
                    /** @description Only this occurrence moves; the series keeps its dates. */
                    KeepSeries?: boolean;
                    Mentioned?: number[];
                    /** @description With ID 0: the order line that the activity asks to order again. */
                    ReorderLine?: string;
                    /** @description 0 saves, 1 also marks done, 2 also proposes a follow-up. */
                    saveMode: number;
                    /**
                     * @description The company that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedCompanyID?: number;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedParentID?: number;
                    SeriesStart?: string;
                    /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
                    StartDate: string;
                    TypeID: number;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "UnfilteredCount": 1,
                     *       "activityDoneResponse": {
                     *         "followupActivity": {
                     *           "ID": -2,
                     *           "ParentID": 0,
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "IndividualID": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "ActivityForID": 1,
                     *           "TypeID": 1,
                     *           "StartDate": "2026-11-23",
                     *           "ActivityComments": "text",
                     *           "FollowUpRecurrenceType": 0,
                     *           "FollowUpEndDate": "2026-11-23"
                     *         }
                     *       },
                     *       "ID": 1,
                     *       "Version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ActivitySaveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    managedActivityTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ID": 1,
                     *         "Name": "Great Lakes",
                     *         "IsUsed": true,
                     *         "IsDefault": false,
                     *         "Version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NamedRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    activityTypeSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ID": 0,
                 *       "Name": "Plant Tour"
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: number;
                    Name: string;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Record": {
                     *         "ID": 1,
                     *         "Name": "Great Lakes",
                     *         "IsUsed": true,
                     *         "IsDefault": false,
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NamedRecordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    activityTypeDelete: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
                /**
                 * @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites.
                 * @example 1
                 */
                Version?: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    activityCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "From": "2026-11-23",
                 *       "To": "2026-11-29",
                 *       "Filter_DateRange": 7
                 *     }
                 */
                "application/json": {
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /**
                     * @description Assignee: -1 oneself, 0 everybody, else an employee.
                     * @default -1
                     */
                    Filter_ActivityForID?: number;
                    /**
                     * @description Only of this type, or of one of these; 0: of all.
                     * @default 0
                     */
                    Filter_ActivityType?: number | number[];
                    /**
                     * @description False: the filters other than the selection do not apply.
                     * @default false
                     */
                    Filter_Apply?: boolean;
                    /**
                     * @description Only of this company; 0: of all.
                     * @default 0
                     */
                    Filter_CompanyID?: number;
                    /**
                     * @description Only with this contact; 0: with all.
                     * @default 0
                     */
                    Filter_ContactID?: number;
                    /**
                     * @description The last day of the range Custom, included.
                     * @default null
                     */
                    Filter_DateEnd?: string | "" | null;
                    /**
                     * @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All.
                     * @default 0
                     */
                    Filter_DateRange?: number;
                    /**
                     * @description The first day of the range Custom.
                     * @default null
                     */
                    Filter_DateStart?: string | "" | null;
                    /**
                     * @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date.
                     * @default 0
                     */
                    Filter_DateType?: number;
                    /**
                     * @description Only activities that were done by their date.
                     * @default false
                     */
                    Filter_OnTime?: boolean;
                    /**
                     * @description Only of this company parent; 0: of all.
                     * @default 0
                     */
                    Filter_ParentID?: number;
                    /**
                     * @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually.
                     * @default -1
                     */
                    Filter_Recurrence?: number;
                    /**
                     * @description Only of this sales rep, or of one of these; 0: of all.
                     * @default 0
                     */
                    Filter_SalesRepID?: number | number[];
                    /**
                     * @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order.
                     * @default 0
                     */
                    Filter_Status?: number;
                    /**
                     * @description Only what belongs to an employee who works for this account owner; 0: to anybody.
                     * @default 0
                     */
                    Filter_TeamID?: number;
                    /**
                     * @description The total that the caller knows; 0: none.
                     * @default 0
                     */
                    Filter_Total?: number;
                    From: string;
                    /**
                     * @description The company that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedCompanyID?: number;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedParentID?: number;
                    To: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Activities": [
                     *         {
                     *           "ID": 1,
                     *           "ParentID": 0,
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "CompanyAddress": "text",
                     *           "CompanyAddressLine1": "text",
                     *           "CompanyAddressLine2": "text",
                     *           "CompanyAddressCSZ": "text",
                     *           "CompanySalesRepName": "text",
                     *           "IndividualID": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "IndividualTitle": "Buyer",
                     *           "IndividualEmail": "jo.placeholder@example.com",
                     *           "IndividualPhone": "303-555-0100",
                     *           "IndividualCell": "text",
                     *           "ActivityForID": 1,
                     *           "ActivityForName": "text",
                     *           "ActivityCreatorID": 1,
                     *           "ActivityCreatorName": "text",
                     *           "TypeID": 1,
                     *           "TypeName": "text",
                     *           "StartDate": "2026-11-23",
                     *           "StartDateFormatted": "text",
                     *           "ActivityComments": "text",
                     *           "Title": "text",
                     *           "Status": "OPEN",
                     *           "DueInDays": 0,
                     *           "FollowUpRecurrenceType": 0,
                     *           "FollowUpRecurrenceText": "text",
                     *           "FollowUpEndDate": "2026-11-23",
                     *           "IsAssociated": true,
                     *           "Version": 1
                     *         }
                     *       ],
                     *       "Days": [
                     *         {
                     *           "Day": "2026-11-23",
                     *           "Total": 1
                     *         }
                     *       ],
                     *       "Overdue": 1,
                     *       "TotalCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityCalendarResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    activityDays: {
        parameters: {
            query: {
                /**
                 * @description An employee.
                 * @example 1
                 */
                assignee: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Day": "2026-11-23",
                     *         "Open": 3,
                     *         "Recurring": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ActivityDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    activityDone: {
        parameters: {
            query?: {
                /**
                 * @description 0 done, 1 cancels this occurrence, 2 cancels it and all that would follow.
                 * @example 0
                 */
                closemode?: number;
            };
            header?: {
                /**
                 * @description The UID of the signed-in employee.
                 * @example 7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a
                 */
                employeeuid?: string;
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "followupActivity": null,
                     *       "Version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityDoneResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    activityPaged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a",
                 *       "SelectedParentID": 0,
                 *       "SelectedCompanyID": 0,
                 *       "PageNo": 1,
                 *       "PageSize": 20,
                 *       "SortBy": 0,
                 *       "SortOrder": 0,
                 *       "Filter_ParentID": 0,
                 *       "Filter_CompanyID": 0,
                 *       "Filter_ActivityForID": -1,
                 *       "Filter_TeamID": 0,
                 *       "Filter_ContactID": 0,
                 *       "Filter_SalesRepID": 0,
                 *       "Filter_ActivityType": 0,
                 *       "Filter_Recurrence": -1,
                 *       "Filter_Status": 0,
                 *       "Filter_DateRange": 0,
                 *       "Filter_DateType": 0,
                 *       "Filter_DateStart": null,
                 *       "Filter_DateEnd": null,
                 *       "Filter_OnTime": false,
                 *       "Filter_Total": 0,
                 *       "Filter_Apply": true
                 *     }
                 */
                "application/json": {
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /**
                     * @description Assignee: -1 oneself, 0 everybody, else an employee.
                     * @default -1
                     */
                    Filter_ActivityForID?: number;
                    /**
                     * @description Only of this type, or of one of these; 0: of all.
                     * @default 0
                     */
                    Filter_ActivityType?: number | number[];
                    /**
                     * @description False: the filters other than the selection do not apply.
                     * @default false
                     */
                    Filter_Apply?: boolean;
                    /**
                     * @description Only of this company; 0: of all.
                     * @default 0
                     */
                    Filter_CompanyID?: number;
                    /**
                     * @description Only with this contact; 0: with all.
                     * @default 0
                     */
                    Filter_ContactID?: number;
                    /**
                     * @description The last day of the range Custom, included.
                     * @default null
                     */
                    Filter_DateEnd?: string | "" | null;
                    /**
                     * @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All.
                     * @default 0
                     */
                    Filter_DateRange?: number;
                    /**
                     * @description The first day of the range Custom.
                     * @default null
                     */
                    Filter_DateStart?: string | "" | null;
                    /**
                     * @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date.
                     * @default 0
                     */
                    Filter_DateType?: number;
                    /**
                     * @description Only activities that were done by their date.
                     * @default false
                     */
                    Filter_OnTime?: boolean;
                    /**
                     * @description Only of this company parent; 0: of all.
                     * @default 0
                     */
                    Filter_ParentID?: number;
                    /**
                     * @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually.
                     * @default -1
                     */
                    Filter_Recurrence?: number;
                    /**
                     * @description Only of this sales rep, or of one of these; 0: of all.
                     * @default 0
                     */
                    Filter_SalesRepID?: number | number[];
                    /**
                     * @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order.
                     * @default 0
                     */
                    Filter_Status?: number;
                    /**
                     * @description Only what belongs to an employee who works for this account owner; 0: to anybody.
                     * @default 0
                     */
                    Filter_TeamID?: number;
                    /**
                     * @description The total that the caller knows; 0: none.
                     * @default 0
                     */
                    Filter_Total?: number;
                    /** @description From 1 on. Behind the last page there is an empty one. */
                    PageNo: number;
                    PageSize: 20 | 50 | 100 | 200;
                    /**
                     * @description The company that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedCompanyID?: number;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedParentID?: number;
                    /**
                     * @default 0
                     * @constant
                     */
                    SortBy?: 0;
                    /**
                     * @description 0 ascending or oldest first, 1 descending or newest first.
                     * @default 0
                     */
                    SortOrder?: 0 | 1;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Activities": [
                     *         {
                     *           "ID": 1,
                     *           "ParentID": 0,
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "CompanyAddress": "text",
                     *           "CompanyAddressLine1": "text",
                     *           "CompanyAddressLine2": "text",
                     *           "CompanyAddressCSZ": "text",
                     *           "CompanySalesRepName": "text",
                     *           "IndividualID": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "IndividualTitle": "Buyer",
                     *           "IndividualEmail": "jo.placeholder@example.com",
                     *           "IndividualPhone": "303-555-0100",
                     *           "IndividualCell": "text",
                     *           "ActivityForID": 1,
                     *           "ActivityForName": "text",
                     *           "ActivityCreatorID": 1,
                     *           "ActivityCreatorName": "text",
                     *           "TypeID": 1,
                     *           "TypeName": "text",
                     *           "StartDate": "2026-11-23",
                     *           "StartDateFormatted": "text",
                     *           "ActivityComments": "text",
                     *           "Title": "text",
                     *           "Status": "OPEN",
                     *           "DueInDays": 0,
                     *           "FollowUpRecurrenceType": 0,
                     *           "FollowUpRecurrenceText": "text",
                     *           "FollowUpEndDate": "2026-11-23",
                     *           "IsAssociated": true,
                     *           "Version": 1
                     *         }
                     *       ],
                     *       "TotalCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityPagedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    activityRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "IDs": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    IDs: number[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Activities": [
                     *         {
                     *           "ID": 1,
                     *           "ParentID": 0,
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "CompanyAddress": "text",
                     *           "CompanyAddressLine1": "text",
                     *           "CompanyAddressLine2": "text",
                     *           "CompanyAddressCSZ": "text",
                     *           "CompanySalesRepName": "text",
                     *           "IndividualID": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "IndividualTitle": "Buyer",
                     *           "IndividualEmail": "jo.placeholder@example.com",
                     *           "IndividualPhone": "303-555-0100",
                     *           "IndividualCell": "text",
                     *           "ActivityForID": 1,
                     *           "ActivityForName": "text",
                     *           "ActivityCreatorID": 1,
                     *           "ActivityCreatorName": "text",
                     *           "TypeID": 1,
                     *           "TypeName": "text",
                     *           "StartDate": "2026-11-23",
                     *           "StartDateFormatted": "text",
                     *           "ActivityComments": "text",
                     *           "Title": "text",
                     *           "Status": "OPEN",
                     *           "DueInDays": 0,
                     *           "FollowUpRecurrenceType": 0,
                     *           "FollowUpRecurrenceText": "text",
                     *           "FollowUpEndDate": "2026-11-23",
                     *           "IsAssociated": true,
                     *           "Version": 1,
                     *           "ChangedByID": 1,
                     *           "ChangedBy": "text",
                     *           "ChangedAt": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityRecordsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    activityTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 5,
                     *         "label": "Follow-Up"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Option"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    activityUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Version": 2
                 *     }
                 */
                "application/json": {
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityUndoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    accountAssociations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UID of the signed-in employee.
                 * @example 7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a
                 */
                employeeUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 1,
                     *         "label": "Rocky Mountain",
                     *         "isDefault": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Association"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["URITooLong"];
        };
    };
    contactCompanies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The UID of the signed-in employee.
                 * @example 7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a
                 */
                employeeuid?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 1,
                     *         "label": "Matrix Press",
                     *         "isDefault": true,
                     *         "IsAssociated": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Association"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    companyContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The UID of the signed-in employee.
                 * @example 7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a
                 */
                employeeuid?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 1,
                     *         "label": "Jo Placeholder",
                     *         "isDefault": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Association"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    associationRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Requests": [
                     *         {
                     *           "RequestId": 1,
                     *           "IndividualId": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "CompanyId": 1,
                     *           "CompanyName": "text",
                     *           "State": "requested",
                     *           "RequestedBy": "text",
                     *           "DecidedBy": "text",
                     *           "CanDecide": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AssociationRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    associationRequestDecide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Accept": true
                 *     }
                 */
                "application/json": {
                    Accept: boolean;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AssociationRequestDecided"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    auditTrail: {
        parameters: {
            query?: {
                /**
                 * @description Entries before this id; 0: from the newest on.
                 * @example 0
                 */
                before?: number;
                /**
                 * @description Who did it; 0: anybody.
                 * @example 0
                 */
                employee?: number;
                /** @description The first day, of the business time zone. */
                from?: string | "" | null;
                /**
                 * @description One record.
                 * @example company/12
                 */
                record?: string;
                /** @description The last day, included. */
                to?: string | "" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "id": 4711,
                     *           "at": "2026-11-23T17:00:00Z",
                     *           "employee": 1,
                     *           "by": "Robin Sample",
                     *           "action": "contact changed",
                     *           "record": "contact/12",
                     *           "before": {
                     *             "title": ""
                     *           },
                     *           "after": {
                     *             "title": "Buyer"
                     *           }
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    bulkJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Jobs": [
                     *         {
                     *           "ID": 7,
                     *           "Action": "snoozeActivities",
                     *           "State": "done",
                     *           "Total": 312,
                     *           "Done": 311,
                     *           "Unchanged": 0,
                     *           "Refused": 1,
                     *           "Changed": 0,
                     *           "Undoes": null,
                     *           "UndoneBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Jobs: {
                            Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
                            Changed: number;
                            Done: number;
                            /** @description In a save, 0 adds. */
                            ID: number;
                            Refused: number;
                            State: "running" | "done" | "canceled";
                            Total: number;
                            Unchanged: number;
                            Undoes: number | null;
                            UndoneBy: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    bulkStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Action": "snoozeActivities",
                 *       "Ids": [
                 *         12,
                 *         15,
                 *         19
                 *       ],
                 *       "StartDate": "2026-11-30"
                 *     }
                 */
                "application/json": {
                    Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
                    Activities?: {
                        /**
                         * @description Assignee: -1 oneself, 0 everybody, else an employee.
                         * @default -1
                         */
                        Filter_ActivityForID?: number;
                        /**
                         * @description Only of this type, or of one of these; 0: of all.
                         * @default 0
                         */
                        Filter_ActivityType?: number | number[];
                        /**
                         * @description False: the filters other than the selection do not apply.
                         * @default false
                         */
                        Filter_Apply?: boolean;
                        /**
                         * @description Only of this company; 0: of all.
                         * @default 0
                         */
                        Filter_CompanyID?: number;
                        /**
                         * @description Only with this contact; 0: with all.
                         * @default 0
                         */
                        Filter_ContactID?: number;
                        /**
                         * @description The last day of the range Custom, included.
                         * @default null
                         */
                        Filter_DateEnd?: string | "" | null;
                        /**
                         * @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All.
                         * @default 0
                         */
                        Filter_DateRange?: number;
                        /**
                         * @description The first day of the range Custom.
                         * @default null
                         */
                        Filter_DateStart?: string | "" | null;
                        /**
                         * @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date.
                         * @default 0
                         */
                        Filter_DateType?: number;
                        /**
                         * @description Only activities that were done by their date.
                         * @default false
                         */
                        Filter_OnTime?: boolean;
                        /**
                         * @description Only of this company parent; 0: of all.
                         * @default 0
                         */
                        Filter_ParentID?: number;
                        /**
                         * @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually.
                         * @default -1
                         */
                        Filter_Recurrence?: number;
                        /**
                         * @description Only of this sales rep, or of one of these; 0: of all.
                         * @default 0
                         */
                        Filter_SalesRepID?: number | number[];
                        /**
                         * @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order.
                         * @default 0
                         */
                        Filter_Status?: number;
                        /**
                         * @description Only what belongs to an employee who works for this account owner; 0: to anybody.
                         * @default 0
                         */
                        Filter_TeamID?: number;
                        /**
                         * @description The total that the caller knows; 0: none.
                         * @default 0
                         */
                        Filter_Total?: number;
                        /**
                         * @description The company that is chosen in the header; 0: none.
                         * @default 0
                         */
                        SelectedCompanyID?: number;
                        /**
                         * @description The company parent that is chosen in the header; 0: none.
                         * @default 0
                         */
                        SelectedParentID?: number;
                    };
                    Activity?: {
                        ActivityForID: number;
                        Comments: string;
                        /** @description The last day of a series. 0001-01-01T00:00:00 means no date. */
                        FollowUpEndDate: string | null;
                        /** @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
                        FollowUpRecurrenceType: number;
                        /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
                        StartDate: string;
                        TypeID: number;
                    };
                    AssignTo?: number;
                    CloseMode?: number;
                    Companies?: {
                        /**
                         * @description A company; of a list or a count, the selected one, and 0 for none.
                         * @default 0
                         */
                        CompanyID?: number;
                        /**
                         * @description Only companies whose next order is late by their own rhythm.
                         * @default false
                         */
                        FilterAtRisk?: boolean;
                        /**
                         * @description 0 all, 1 customers, 2 prospects.
                         * @default 0
                         */
                        FilterProspect?: number;
                        /**
                         * @description Only prospects at which nothing was done for 30 days.
                         * @default false
                         */
                        FilterQuiet?: boolean;
                        /**
                         * @description Only companies of this sales rep; 0: of all.
                         * @default 0
                         */
                        FilterSalesRep?: number;
                        /**
                         * @description Only companies whose sales rep works for this account owner; 0: of all.
                         * @default 0
                         */
                        FilterTeam?: number;
                        /**
                         * @description The last day for FilterWonStart.
                         * @default null
                         */
                        FilterWonEnd?: string | "" | null;
                        /**
                         * @description Only companies whose first order lies between this day and FilterWonEnd; null: all.
                         * @default null
                         */
                        FilterWonStart?: string | "" | null;
                        /**
                         * @description The company parent that is chosen in the header; 0: none.
                         * @default 0
                         */
                        ParentID?: number;
                    };
                    Contacts?: {
                        /**
                         * @description A company; of a list or a count, the selected one, and 0 for none.
                         * @default 0
                         */
                        CompanyID?: number;
                        /**
                         * @description Only this contact; 0: all.
                         * @default 0
                         */
                        FilterContact?: number;
                        /** @default false */
                        IncludeInactive?: boolean;
                        /**
                         * @description The company parent that is chosen in the header; 0: none.
                         * @default 0
                         */
                        ParentID?: number;
                    };
                    Days?: string[];
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    Ids?: number[];
                    /**
                     * @description The company that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedCompanyID?: number;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedParentID?: number;
                    /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
                    StartDate?: string;
                    TypeID?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 7,
                     *       "Action": "snoozeActivities",
                     *       "State": "running",
                     *       "Total": 3,
                     *       "Done": 0,
                     *       "Unchanged": 0,
                     *       "Refused": 0,
                     *       "Changed": 0,
                     *       "Undoes": null,
                     *       "UndoneBy": null
                     *     }
                     */
                    "application/json": {
                        Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
                        Changed: number;
                        Done: number;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        Refused: number;
                        State: "running" | "done" | "canceled";
                        Total: number;
                        Unchanged: number;
                        Undoes: number | null;
                        UndoneBy: number | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    bulkJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 7,
                     *       "Action": "snoozeActivities",
                     *       "State": "running",
                     *       "Total": 312,
                     *       "Done": 40,
                     *       "Unchanged": 0,
                     *       "Refused": 1,
                     *       "Changed": 0,
                     *       "Undoes": null,
                     *       "UndoneBy": null
                     *     }
                     */
                    "application/json": {
                        Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
                        Changed: number;
                        Done: number;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        Refused: number;
                        State: "running" | "done" | "canceled";
                        Total: number;
                        Unchanged: number;
                        Undoes: number | null;
                        UndoneBy: number | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    bulkCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 7,
                     *       "Action": "snoozeActivities",
                     *       "State": "canceled",
                     *       "Total": 312,
                     *       "Done": 40,
                     *       "Unchanged": 0,
                     *       "Refused": 1,
                     *       "Changed": 0,
                     *       "Undoes": null,
                     *       "UndoneBy": null
                     *     }
                     */
                    "application/json": {
                        Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
                        Changed: number;
                        Done: number;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        Refused: number;
                        State: "running" | "done" | "canceled";
                        Total: number;
                        Unchanged: number;
                        Undoes: number | null;
                        UndoneBy: number | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    bulkUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 8,
                     *       "Action": "snoozeActivities",
                     *       "State": "running",
                     *       "Total": 311,
                     *       "Done": 0,
                     *       "Unchanged": 0,
                     *       "Refused": 0,
                     *       "Changed": 0,
                     *       "Undoes": 7,
                     *       "UndoneBy": null
                     *     }
                     */
                    "application/json": {
                        Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
                        Changed: number;
                        Done: number;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        Refused: number;
                        State: "running" | "done" | "canceled";
                        Total: number;
                        Unchanged: number;
                        Undoes: number | null;
                        UndoneBy: number | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    bulkVerdicts: {
        parameters: {
            query: {
                /** @example 0 */
                after?: number;
                /** @example refused */
                verdict: "done" | "unchanged" | "refused" | "changed";
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Verdicts": [
                     *         {
                     *           "Place": 2,
                     *           "ID": 15,
                     *           "Name": "Jamie Ledger, Meridian Outdoor",
                     *           "Reason": "This activity is closed already."
                     *         }
                     *       ],
                     *       "More": false
                     *     }
                     */
                    "application/json": {
                        More: boolean;
                        Verdicts: {
                            /** @description In a save, 0 adds. */
                            ID: number;
                            Name: string;
                            Place: number;
                            /** @description For everybody who reads the history. */
                            Reason: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    calendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "CreatedAt": "2026-11-21T17:00:00Z",
                     *       "LastReadAt": "2026-11-23T15:04:00Z"
                     *     }
                     */
                    "application/json": {
                        CreatedAt: string | null;
                        LastReadAt: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    calendarFeedMake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Address": "https://galley.example/v1/calendar/a-random-secret/activities.ics"
                     *     }
                     */
                    "application/json": {
                        Address: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    calendarFeedRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    calendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example a-random-secret */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    variable: {
        parameters: {
            query: {
                /** @example AccountOwnerPassword */
                VariableName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "VariableName": "AccountOwnerPassword",
                     *       "VariableValue": ""
                     *     }
                     */
                    "application/json": components["schemas"]["VariableResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    variableVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "VariableName": "AccountOwnerPassword",
                 *       "Value": "the password"
                 *     }
                 */
                "application/json": {
                    CustomerID?: number;
                    /** @description What was typed. */
                    Value: string;
                    VariableName: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Valid": true,
                     *       "ProofToken": "a token for AccountOwnerProof"
                     *     }
                     */
                    "application/json": components["schemas"]["VariableVerifyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changes: {
        parameters: {
            query?: {
                /** @example  */
                after?: string;
                /**
                 * @description How many at most; 100 unless said otherwise.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [],
                     *       "cursor": ""
                     *     }
                     */
                    "application/json": components["schemas"]["ChangesPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "release": "1.4.0-3f9ab2c1",
                 *       "percent": 5
                 *     }
                 */
                "application/json": {
                    employees?: string[];
                    employeeTypes?: ("Sales" | "Account Manager" | "Operations")[];
                    expectRevision?: number;
                    percent?: number;
                    reason?: string;
                    release?: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1
                     *     }
                     */
                    "application/json": {
                        revision: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "record": "{\"schema\":1,…}"
                 *     }
                 */
                "application/json": {
                    /** @description One record. */
                    record: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": false,
                     *       "reasons": [
                     *         "The host needs ./OrderSearch of it, which it does not expose."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReleaseVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciDisable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disabled": true,
                 *       "reason": "exports fail"
                 *     }
                 */
                "application/json": {
                    disabled: boolean;
                    expectRevision?: number;
                    reason: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1
                     *     }
                     */
                    "application/json": {
                        revision: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciPromote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "release": "1.4.0-3f9ab2c1",
                 *       "reason": "new proof preview"
                 *     }
                 */
                "application/json": {
                    expectRevision?: number;
                    reason?: string;
                    release: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1
                     *     }
                     */
                    "application/json": {
                        revision: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1,
                     *       "active": "text",
                     *       "canary": {
                     *         "release": "text",
                     *         "audience": "text"
                     *       },
                     *       "disabled": "text",
                     *       "published": [
                     *         "text"
                     *       ],
                     *       "withdrawn": {},
                     *       "last": {
                     *         "revision": 1,
                     *         "at": "2026-11-23T17:00:00Z",
                     *         "by": "Robin Sample",
                     *         "operation": "text",
                     *         "remote": "orders",
                     *         "from": null,
                     *         "to": null,
                     *         "reason": "text",
                     *         "audience": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemoteReleases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "record": "{\"schema\":1,…}",
                 *       "files": {
                 *         "remoteEntry.js": "bGV0IGE7"
                 *       }
                 *     }
                 */
                "application/json": {
                    files: {
                        [key: string]: string;
                    };
                    /** @description One record. */
                    record: string;
                    signature?: {
                        key: string;
                        /** @description The id. */
                        value: string;
                    };
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "release": "1.4.0-3f9ab2c1"
                     *     }
                     */
                    "application/json": {
                        release: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciGate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1.4.0-3f9ab2c1 */
                release: string;
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": false,
                     *       "reasons": [
                     *         "It requires react ^20.0.0, and the host provides 19.3.1."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReleaseVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ciRollback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "exports fail"
                 *     }
                 */
                "application/json": {
                    expectRevision?: number;
                    reason: string;
                    release?: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1
                     *     }
                     */
                    "application/json": {
                        revision: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    companySearch: {
        parameters: {
            query?: {
                /**
                 * @description How many at most; 100 unless said otherwise.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only of this company parent; 0: of all.
                 * @example 0
                 */
                parentid?: number;
                /**
                 * @description From three characters on; case does not count.
                 * @example mat
                 */
                searchterm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "value": 1,
                     *           "label": "Matrix Press",
                     *           "TrendGroupId": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    companyPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Company": {
                     *         "CustomerID": 1,
                     *         "CustomerUID": "5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10",
                     *         "CustomerDisplayName": "text",
                     *         "CompanyName": "text",
                     *         "AccountType": "Rocky Mountain",
                     *         "AccountTypeID": 1,
                     *         "AccountManager": "text",
                     *         "Prospect": true,
                     *         "IsAssociated": true,
                     *         "TrendGroupId": 1,
                     *         "TrendGroupNumber": 0,
                     *         "TrendGroupName": "Example Group",
                     *         "TypeOfAccountName": "text",
                     *         "CompanyPhone": "text",
                     *         "CompanyFax": "text",
                     *         "CompanyAddress": "text",
                     *         "CompanyAddress2": "text",
                     *         "CompanyCity": "text",
                     *         "CompanyState": "text",
                     *         "CompanyZip": "text",
                     *         "WhiteLabelUrl": "text",
                     *         "ForecastFamily": 1,
                     *         "PricingPlanName": "text",
                     *         "ShipPricingPlanName": "text",
                     *         "ShowPricingSummary": true,
                     *         "ShowPricingDetail": true,
                     *         "Version": 1
                     *       },
                     *       "Months": [
                     *         {
                     *           "Month": "2026-11",
                     *           "Spend": 1200
                     *         }
                     *       ],
                     *       "Contacts": [
                     *         {
                     *           "IndividualId": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "IndividualTitle": "Buyer",
                     *           "IndividualEmail": "jo.placeholder@example.com",
                     *           "IndividualPhone": "303-555-0100",
                     *           "IndividualCell": "text"
                     *         }
                     *       ],
                     *       "ContactCount": 1
                     *     }
                     */
                    "application/json": {
                        Company: components["schemas"]["Company"];
                        ContactCount: number;
                        Contacts: {
                            IndividualCell: string;
                            IndividualEmail: string;
                            IndividualId: number;
                            IndividualName: string;
                            IndividualPhone: string;
                            IndividualTitle: string;
                        }[];
                        Months: components["schemas"]["SpendMonth"][];
                        Rhythm?: {
                            LastOrder: string;
                            LateAfter: number;
                            MedianGap: number;
                            Orders: number;
                            Silence: number;
                            SpendChange: number | null;
                            Spread: number;
                            State: "unknown" | "new" | "regular" | "due" | "paused" | "late";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    spendMonths: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Month": "2026-11",
                     *         "Spend": 1200
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SpendMonth"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["URITooLong"];
        };
    };
    companyTimeline: {
        parameters: {
            query?: {
                /**
                 * @description Entries before this id; 0: from the newest on.
                 * @example
                 */
                before?: string;
                /** @example all */
                kind?: "all" | "activities" | "orders" | "changes";
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Entries": [
                     *         {
                     *           "Key": "text",
                     *           "Kind": "activity",
                     *           "Day": "2026-11-23",
                     *           "Name": "Great Lakes",
                     *           "Text": "text",
                     *           "Status": "text",
                     *           "Contact": "text",
                     *           "Person": "text",
                     *           "Amount": 1,
                     *           "Changes": [
                     *             {
                     *               "Member": "text",
                     *               "Before": "text",
                     *               "After": "text"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "More": true
                     *     }
                     */
                    "application/json": {
                        Entries: {
                            Amount: number | null;
                            Changes: {
                                After: string;
                                Before: string;
                                Member: string;
                            }[];
                            Contact: string;
                            Day: string;
                            Key: string;
                            Kind: "activity" | "order" | "proof" | "document" | "change";
                            Name: string;
                            Person: string;
                            Status: string;
                            Text: string;
                        }[];
                        More: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    companiesAtRisk: {
        parameters: {
            query?: {
                /**
                 * @description A company; of a list or a count, the selected one, and 0 for none.
                 * @example 1
                 */
                CompanyID?: number;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                ParentID?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AtRiskCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a",
                 *       "ParentCompanyID": 0,
                 *       "CompanyID": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentCompanyID?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "CompanyCount": 1,
                     *       "ContactCount": 4,
                     *       "OrderCount": 120,
                     *       "ActivityCount": 3
                     *     }
                     */
                    "application/json": components["schemas"]["CountsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    companyPaged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a",
                 *       "ParentID": 0,
                 *       "CompanyID": 1,
                 *       "PageNo": 1,
                 *       "PageSize": 20,
                 *       "SortBy": 0,
                 *       "SortOrder": 0,
                 *       "FilterSalesRep": 0,
                 *       "FilterTeam": 0,
                 *       "FilterProspect": 0,
                 *       "FilterAtRisk": false,
                 *       "FilterQuiet": false,
                 *       "FilterWonStart": null,
                 *       "FilterWonEnd": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /**
                     * @description Only companies whose next order is late by their own rhythm.
                     * @default false
                     */
                    FilterAtRisk?: boolean;
                    /**
                     * @description 0 all, 1 customers, 2 prospects.
                     * @default 0
                     */
                    FilterProspect?: number;
                    /**
                     * @description Only prospects at which nothing was done for 30 days.
                     * @default false
                     */
                    FilterQuiet?: boolean;
                    /**
                     * @description Only companies of this sales rep; 0: of all.
                     * @default 0
                     */
                    FilterSalesRep?: number;
                    /**
                     * @description Only companies whose sales rep works for this account owner; 0: of all.
                     * @default 0
                     */
                    FilterTeam?: number;
                    /**
                     * @description The last day for FilterWonStart.
                     * @default null
                     */
                    FilterWonEnd?: string | "" | null;
                    /**
                     * @description Only companies whose first order lies between this day and FilterWonEnd; null: all.
                     * @default null
                     */
                    FilterWonStart?: string | "" | null;
                    /** @description From 1 on. Behind the last page there is an empty one. */
                    PageNo: number;
                    PageSize: 20 | 50 | 100 | 200;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentID?: number;
                    /**
                     * @default 0
                     * @constant
                     */
                    SortBy?: 0;
                    /**
                     * @description 0 ascending or oldest first, 1 descending or newest first.
                     * @default 0
                     */
                    SortOrder?: 0 | 1;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Customers": [
                     *         {
                     *           "CustomerID": 1,
                     *           "CustomerUID": "5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10",
                     *           "CustomerDisplayName": "text",
                     *           "CompanyName": "text",
                     *           "AccountType": "Rocky Mountain",
                     *           "AccountTypeID": 1,
                     *           "AccountManager": "text",
                     *           "Prospect": true,
                     *           "IsAssociated": true,
                     *           "TrendGroupId": 1,
                     *           "TrendGroupNumber": 0,
                     *           "TrendGroupName": "Example Group",
                     *           "TypeOfAccountName": "text",
                     *           "CompanyPhone": "text",
                     *           "CompanyFax": "text",
                     *           "CompanyAddress": "text",
                     *           "CompanyAddress2": "text",
                     *           "CompanyCity": "text",
                     *           "CompanyState": "text",
                     *           "CompanyZip": "text",
                     *           "WhiteLabelUrl": "text",
                     *           "ForecastFamily": 1,
                     *           "PricingPlanName": "text",
                     *           "ShipPricingPlanName": "text",
                     *           "ShowPricingSummary": true,
                     *           "ShowPricingDetail": true,
                     *           "Version": 1
                     *         }
                     *       ],
                     *       "TotalCount": 1,
                     *       "UnfilteredCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyPagedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postingCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "MasterCompanies": [
                     *         {
                     *           "masterCompanyName": "text"
                     *         }
                     *       ],
                     *       "MasterCompanyStates": [
                     *         {
                     *           "masterCompanyName": "text",
                     *           "state": "text"
                     *         }
                     *       ],
                     *       "MasterCompanyBranches": [
                     *         {
                     *           "masterCompanyName": "text",
                     *           "companyName": "text",
                     *           "state": "text",
                     *           "address1": "text",
                     *           "address2": "text",
                     *           "city": "text",
                     *           "zip": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostingCompaniesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    prospectSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ID": 0,
                 *       "Company": "Paper Mill Example",
                 *       "TrendGroupName": "Example Group",
                 *       "TrendGroupNumber": 0,
                 *       "ForecastFamily": 1,
                 *       "Address1": "1 Press Road",
                 *       "City": "Denver",
                 *       "State": "CO",
                 *       "Zip": "80202",
                 *       "Phone": "303-555-0100",
                 *       "AccountTypeID": 1,
                 *       "IndividualAssociations": []
                 *     }
                 */
                "application/json": {
                    /** @description The ProofToken of call 101. Needed when the account owner of a prospect changes. */
                    AccountOwnerProof?: string;
                    /** @description The account owner. */
                    AccountTypeID: number;
                    Address1: string;
                    /** @default  */
                    Address2?: string;
                    City: string;
                    Company: string;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /** @default  */
                    Fax?: string;
                    ForecastFamily: number;
                    /** @description In a save, 0 adds. */
                    ID: number;
                    IndividualAssociations: {
                        isDefault?: boolean;
                        /** @description The name. */
                        label?: string;
                        /** @description The id. */
                        value: number;
                    }[];
                    KnownAssociations?: number[];
                    Phone: string;
                    /**
                     * @description The company that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedCompanyID?: number;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedParentID?: number;
                    State: string;
                    /** @description The company parent; with TrendGroupNumber 0 it is created. */
                    TrendGroupName: string;
                    /** @description The id of the company parent; 0: the one of TrendGroupName. */
                    TrendGroupNumber: number;
                    /** @default  */
                    Url?: string;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                    Zip: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "DuplicateCompany": true,
                     *       "UnfilteredCount": 1,
                     *       "Customer": {
                     *         "CustomerID": 1,
                     *         "CustomerDisplayName": "text",
                     *         "TrendGroupNumber": 0,
                     *         "TrendGroupName": "Example Group"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProspectSaveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    companyRisks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "CompaniesRequested": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    CompaniesRequested: number[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "CompanyId": 1,
                     *         "Silence": 1,
                     *         "MedianGap": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CompanyRisk"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    shippingAddresses: {
        parameters: {
            query: {
                /**
                 * @description The CustomerUID of a company.
                 * @example 5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10
                 */
                customerUid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Back Dock",
                     *         "address1": "1 Press Road",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "zip": "80202",
                     *         "address2": "",
                     *         "isSelected": true,
                     *         "Version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShippingAddress"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    shippingAddressesSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 1,
                 *         "name": "Back Dock",
                 *         "address1": "1 Press Road",
                 *         "city": "Denver",
                 *         "state": "CO",
                 *         "zip": "80202",
                 *         "isSelected": true
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["ShippingAddressSave"][];
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    shippingAddressAdd: {
        parameters: {
            query: {
                /**
                 * @description The CustomerUID of a company.
                 * @example 5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10
                 */
                customerUid: string;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Back Dock",
                 *       "address1": "1 Press Road",
                 *       "city": "Denver",
                 *       "state": "CO",
                 *       "zip": "80202"
                 *     }
                 */
                "application/json": {
                    address1: string;
                    /** @default  */
                    address2?: string;
                    city: string;
                    id?: number;
                    isNew?: boolean;
                    /** @default false */
                    isSelected?: boolean;
                    name: string;
                    state: string;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                    zip: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingAddressAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    shippingAddressDelete: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    companySimilar: {
        parameters: {
            query?: {
                /**
                 * @description The record that is being edited; 0: none.
                 * @example 0
                 */
                exclude?: number;
                /** @example  */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "value": 1,
                     *           "label": "Matrix Press",
                     *           "TrendGroupName": "Example Group",
                     *           "City": "Denver",
                     *           "State": "CO",
                     *           "Prospect": true,
                     *           "SameName": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySimilarResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    totalSpend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "CompaniesRequested": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    CompaniesRequested: number[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "CompanyId": 1,
                     *         "YTD": 12500,
                     *         "LYTD": 11000,
                     *         "L12M": 24000,
                     *         "LCY": 23000,
                     *         "L2Y": 20000,
                     *         "L3Y": 1,
                     *         "L4Y": 1,
                     *         "L5Y": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Spend"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    trendGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "TrendGroups": [
                     *         {
                     *           "value": 1,
                     *           "label": "Example Group"
                     *         }
                     *       ],
                     *       "Customers": [
                     *         {
                     *           "value": 1,
                     *           "label": "Matrix Press",
                     *           "TrendGroupId": 1
                     *         }
                     *       ],
                     *       "Employees": [
                     *         {
                     *           "value": 1,
                     *           "label": "Robin Sample",
                     *           "data": "7D9F3C52-6C1E-4B8E-9A0B-2F1D3E4C5B6A"
                     *         }
                     *       ],
                     *       "States": [
                     *         {
                     *           "value": "CO",
                     *           "label": "Colorado"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrendGroupsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    downloadTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/v1/PricingExport/BuildAQuote/5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10"
                 *     }
                 */
                "application/json": {
                    /** @description One of the three downloads. */
                    path: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/v1/PricingExport/BuildAQuote/5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10?ticket=abc"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    employee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The UID of the signed-in employee.
                 * @example 7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a
                 */
                employeeuid?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 1,
                     *       "UID": "7D9F3C52-6C1E-4B8E-9A0B-2F1D3E4C5B6A",
                     *       "Username": "rep",
                     *       "EmployeeFirstName": "Robin",
                     *       "EmployeeLastName": "Sample",
                     *       "EmployeeEmail": "rep@galley.example",
                     *       "DirectPhone": "303-555-0100",
                     *       "EmployeeType": "Sales",
                     *       "OrderMasterOverride": false
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    orderExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What call 28 has answered.
                 * @example 3q2-7w8x9y0z1a2b3c4d5e6f7g8h9i0jkLmNoPqRsT4
                 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    feedUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example orders-2026-11-23 */
                import: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored": 1,
                     *       "kept": [
                     *         {
                     *           "resource": "text",
                     *           "externalId": "text",
                     *           "message": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedUndone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    feedRead: {
        parameters: {
            query?: {
                /** @example  */
                after?: string;
                /**
                 * @description How many at most; 100 unless said otherwise.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example companies */
                resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "externalId": "C-100",
                     *           "name": "Openroad Posters"
                     *         }
                     *       ],
                     *       "cursor": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    feedWrite: {
        parameters: {
            query?: {
                /** @example true */
                dryRun?: boolean;
                /** @example text */
                import?: string;
                /** @example false */
                verbose?: boolean;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example companies */
                resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "externalId": "C-100",
                 *         "name": "Openroad Posters",
                 *         "parent": "P-1",
                 *         "accountOwner": "A-1"
                 *       }
                 *     ]
                 */
                "application/json": ({
                    deleted?: boolean;
                    externalId: string;
                    name?: string;
                } | {
                    deleted?: boolean;
                    externalId: string;
                    name?: string;
                } | {
                    deleted?: boolean;
                    externalId: string;
                    name?: string;
                } | {
                    deleted?: boolean;
                    externalId: string;
                    name?: string;
                } | {
                    accountOwners?: string[] | null;
                    defaultAccountOwner?: string | null;
                    deleted?: boolean;
                    disabled?: boolean | null;
                    email?: string;
                    externalId: string;
                    familyName?: string;
                    givenName?: string;
                    orderMasterOverride?: boolean | null;
                    phone?: string | null;
                    /** @enum {string} */
                    type?: "Sales" | "Account Manager" | "Operations";
                } | {
                    deleted?: boolean;
                    externalId: string;
                    name?: string;
                } | {
                    accountOwner?: string;
                    address1?: string | null;
                    address2?: string | null;
                    city?: string | null;
                    deleted?: boolean;
                    externalId: string;
                    fax?: string | null;
                    forecastFamily?: string | null;
                    name?: string;
                    parent?: string;
                    phone?: string | null;
                    pricePlan?: string | null;
                    prospect?: boolean | null;
                    salesRep?: string;
                    shipPricePlan?: string | null;
                    showPricingDetail?: boolean | null;
                    showPricingSummary?: boolean | null;
                    state?: string | null;
                    typeOfAccount?: string | null;
                    url?: string | null;
                    zip?: string | null;
                } | {
                    cell?: string | null;
                    companies?: string[] | null;
                    defaultCompany?: string | null;
                    deleted?: boolean;
                    email?: string;
                    externalId: string;
                    inactive?: boolean | null;
                    name?: string;
                    phone?: string | null;
                    title?: string | null;
                } | {
                    address1?: string | null;
                    address2?: string | null;
                    branch?: string | null;
                    city?: string | null;
                    deleted?: boolean;
                    externalId: string;
                    name?: string;
                    state?: string | null;
                    zip?: string | null;
                } | {
                    address1?: string | null;
                    address2?: string | null;
                    city?: string | null;
                    company?: string;
                    deleted?: boolean;
                    externalId: string;
                    isSelected?: boolean | null;
                    name?: string;
                    state?: string | null;
                    zip?: string | null;
                } | {
                    deleted?: boolean;
                    externalId: string;
                    /** @description The quantity from which on the price holds. */
                    from?: number;
                    plan?: string;
                    price?: number;
                    product?: string;
                } | {
                    deleted?: boolean;
                    externalId: string;
                    /** @description The weight from which on the price holds. */
                    from?: number;
                    plan?: string;
                    price?: number;
                    zone?: number;
                } | {
                    advertiser?: string;
                    cap?: string | null;
                    clientJobRef?: string | null;
                    clientPo?: string | null;
                    company?: string;
                    contractNum?: string | null;
                    cost?: number | null;
                    custom1?: string | null;
                    custom2?: string | null;
                    deleted?: boolean;
                    /** @description YYYY-MM-DD */
                    deliveryDate?: string | null;
                    description?: string | null;
                    design?: string | null;
                    externalId?: string;
                    geopathIds?: string | null;
                    graphicsContact?: string | null;
                    invoice?: number | null;
                    line?: number;
                    order?: number;
                    /** @description YYYY-MM-DD */
                    orderDate?: string;
                    part?: string | null;
                    /** @description YYYY-MM-DD */
                    postDate?: string | null;
                    product?: string;
                    /** @description YYYY-MM-DD */
                    proofApprovedDate?: string | null;
                    proofLink?: string | null;
                    qty?: number | null;
                    reorder?: string | null;
                    salesContact?: string | null;
                    sequenceNum?: string | null;
                    /** @description YYYY-MM-DD */
                    shipDate?: string | null;
                    shipMethod?: string | null;
                    shipTo?: {
                        address1?: string | null;
                        address2?: string | null;
                        city?: string | null;
                        name?: string | null;
                        person?: string | null;
                        state?: string | null;
                        zip?: string | null;
                    };
                    sizeFinished?: string | null;
                    sizeLive?: string | null;
                    /** @description A status by its number, or by its name */
                    status?: number | string;
                    trackingUrl?: string | null;
                    unitNumbers?: string | null;
                })[];
                /** @example {"externalId":"C-100","name":"Openroad Posters","parent":"P-1","accountOwner":"A-1"} */
                "application/x-ndjson": string;
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created": 1,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 0,
                     *       "cursor": "",
                     *       "records": [],
                     *       "omitted": 0
                     *     }
                     */
                    "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    figures: {
        parameters: {
            query: {
                /**
                 * @description A company; of a list or a count, the selected one, and 0 for none.
                 * @example 1
                 */
                CompanyID?: number;
                /** @example 0 */
                Employee?: number;
                /** @example 2026-11-01 */
                From: string;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                ParentID?: number;
                /** @example 1 */
                Team?: number;
                /** @example 2026-11-23 */
                To: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "From": "2026-11-23",
                     *       "To": "2026-11-23",
                     *       "Team": 1,
                     *       "Employee": 1,
                     *       "Total": {
                     *         "Done": {
                     *           "Count": 1,
                     *           "List": "orders"
                     *         },
                     *         "Calls": {
                     *           "Count": 1,
                     *           "List": "orders"
                     *         },
                     *         "OnTime": {
                     *           "Count": 1,
                     *           "List": "orders"
                     *         },
                     *         "FollowUps": {
                     *           "Count": 1,
                     *           "List": "orders"
                     *         },
                     *         "FollowUpsKept": {
                     *           "Count": 1,
                     *           "List": "orders"
                     *         },
                     *         "Won": {
                     *           "Count": 1,
                     *           "List": "orders"
                     *         },
                     *         "Waiting": [
                     *           {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           }
                     *         ]
                     *       },
                     *       "People": [
                     *         {
                     *           "EmployeeID": 1,
                     *           "Name": "Great Lakes",
                     *           "Done": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "Calls": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "OnTime": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "FollowUps": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "FollowUpsKept": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "Won": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "Waiting": [
                     *             {
                     *               "Count": 1,
                     *               "List": "orders"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "Days": [
                     *         {
                     *           "Day": "2026-11-23",
                     *           "Done": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           },
                     *           "Calls": {
                     *             "Count": 1,
                     *             "List": "orders"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Days: {
                            Calls: {
                                Count: number;
                                List: string;
                            };
                            Day: string;
                            Done: {
                                Count: number;
                                List: string;
                            };
                        }[];
                        Employee: number;
                        From: string;
                        People: {
                            Calls: {
                                Count: number;
                                List: string;
                            };
                            Done: {
                                Count: number;
                                List: string;
                            };
                            EmployeeID: number;
                            FollowUps: {
                                Count: number;
                                List: string;
                            };
                            FollowUpsKept: {
                                Count: number;
                                List: string;
                            };
                            Name: string;
                            OnTime: {
                                Count: number;
                                List: string;
                            };
                            Waiting: {
                                Count: number;
                                List: string;
                            }[];
                            Won: {
                                Count: number;
                                List: string;
                            };
                        }[];
                        Team: number;
                        To: string;
                        Total: {
                            Calls: {
                                Count: number;
                                List: string;
                            };
                            Done: {
                                Count: number;
                                List: string;
                            };
                            FollowUps: {
                                Count: number;
                                List: string;
                            };
                            FollowUpsKept: {
                                Count: number;
                                List: string;
                            };
                            OnTime: {
                                Count: number;
                                List: string;
                            };
                            Waiting: {
                                Count: number;
                                List: string;
                            }[];
                            Won: {
                                Count: number;
                                List: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    figuresExport: {
        parameters: {
            query: {
                /**
                 * @description A company; of a list or a count, the selected one, and 0 for none.
                 * @example 1
                 */
                CompanyID?: number;
                /** @example 0 */
                Employee?: number;
                /** @example xlsx */
                Format?: "xlsx" | "csv";
                /** @example 2026-11-01 */
                From: string;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                ParentID?: number;
                /** @example 1 */
                Team?: number;
                /** @example 2026-11-23 */
                To: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordFileDownload: {
        parameters: {
            query?: {
                /**
                 * @description In the place of a token, since a navigation sends no header.
                 * @example a ticket of call 102
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordFileRemove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    recordFileTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/v1/files/1?ticket=abc"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    forecastFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 1,
                     *         "label": "General"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Option"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    imports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imports": [
                     *         {
                     *           "id": 1,
                     *           "source": "press",
                     *           "resource": "orders",
                     *           "file": "orders.csv",
                     *           "size": 48210,
                     *           "by": "Robin Sample",
                     *           "at": "2026-11-23T17:00:00Z",
                     *           "state": "checked",
                     *           "headings": [
                     *             "Order No",
                     *             "Line"
                     *           ],
                     *           "samples": [
                     *             [
                     *               "940001",
                     *               "1"
                     *             ]
                     *           ],
                     *           "map": {
                     *             "columns": {
                     *               "order": "Order No",
                     *               "line": "Line"
                     *             },
                     *             "constants": {
                     *               "status": "Shipped"
                     *             }
                     *           },
                     *           "rows": 240,
                     *           "position": 240,
                     *           "created": 236,
                     *           "changed": 0,
                     *           "unchanged": 0,
                     *           "deleted": 0,
                     *           "refused": 4,
                     *           "kept": 0,
                     *           "restored": 0,
                     *           "error": ""
                     *         }
                     *       ],
                     *       "sources": [
                     *         "press"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FileImports"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    importAdd: {
        parameters: {
            query: {
                /** @example orders.csv */
                file: string;
                /** @example orders */
                resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
                /** @example press */
                source: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "press",
                     *       "resource": "orders",
                     *       "file": "orders.csv",
                     *       "size": 48210,
                     *       "by": "Robin Sample",
                     *       "at": "2026-11-23T17:00:00Z",
                     *       "state": "open",
                     *       "headings": [
                     *         "Order No",
                     *         "Line"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "940001",
                     *           "1"
                     *         ]
                     *       ],
                     *       "map": {
                     *         "columns": {
                     *           "order": "Order No",
                     *           "line": "Line"
                     *         },
                     *         "constants": {
                     *           "status": "Shipped"
                     *         }
                     *       },
                     *       "rows": 0,
                     *       "position": 0,
                     *       "created": 0,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 0,
                     *       "kept": 0,
                     *       "restored": 0,
                     *       "error": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    importRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "press",
                     *       "resource": "orders",
                     *       "file": "orders.csv",
                     *       "size": 48210,
                     *       "by": "Robin Sample",
                     *       "at": "2026-11-23T17:00:00Z",
                     *       "state": "open",
                     *       "headings": [
                     *         "Order No",
                     *         "Line"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "940001",
                     *           "1"
                     *         ]
                     *       ],
                     *       "map": {
                     *         "columns": {
                     *           "order": "Order No",
                     *           "line": "Line"
                     *         },
                     *         "constants": {
                     *           "status": "Shipped"
                     *         }
                     *       },
                     *       "rows": 0,
                     *       "position": 0,
                     *       "created": 0,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 0,
                     *       "kept": 0,
                     *       "restored": 0,
                     *       "error": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    importApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "press",
                     *       "resource": "orders",
                     *       "file": "orders.csv",
                     *       "size": 48210,
                     *       "by": "Robin Sample",
                     *       "at": "2026-11-23T17:00:00Z",
                     *       "state": "applying",
                     *       "headings": [
                     *         "Order No",
                     *         "Line"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "940001",
                     *           "1"
                     *         ]
                     *       ],
                     *       "map": {
                     *         "columns": {
                     *           "order": "Order No",
                     *           "line": "Line"
                     *         },
                     *         "constants": {
                     *           "status": "Shipped"
                     *         }
                     *       },
                     *       "rows": 240,
                     *       "position": 0,
                     *       "created": 0,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 0,
                     *       "kept": 0,
                     *       "restored": 0,
                     *       "error": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["URITooLong"];
        };
    };
    importCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "press",
                     *       "resource": "orders",
                     *       "file": "orders.csv",
                     *       "size": 48210,
                     *       "by": "Robin Sample",
                     *       "at": "2026-11-23T17:00:00Z",
                     *       "state": "cancelled",
                     *       "headings": [
                     *         "Order No",
                     *         "Line"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "940001",
                     *           "1"
                     *         ]
                     *       ],
                     *       "map": {
                     *         "columns": {
                     *           "order": "Order No",
                     *           "line": "Line"
                     *         },
                     *         "constants": {
                     *           "status": "Shipped"
                     *         }
                     *       },
                     *       "rows": 0,
                     *       "position": 0,
                     *       "created": 0,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 0,
                     *       "kept": 0,
                     *       "restored": 0,
                     *       "error": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["URITooLong"];
        };
    };
    importCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "columns": {
                 *         "order": "Order No",
                 *         "line": "Line"
                 *       },
                 *       "constants": {
                 *         "status": "Shipped"
                 *       }
                 *     }
                 */
                "application/json": {
                    columns: {
                        [key: string]: string;
                    };
                    constants: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "press",
                     *       "resource": "orders",
                     *       "file": "orders.csv",
                     *       "size": 48210,
                     *       "by": "Robin Sample",
                     *       "at": "2026-11-23T17:00:00Z",
                     *       "state": "checking",
                     *       "headings": [
                     *         "Order No",
                     *         "Line"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "940001",
                     *           "1"
                     *         ]
                     *       ],
                     *       "map": {
                     *         "columns": {
                     *           "order": "Order No",
                     *           "line": "Line"
                     *         },
                     *         "constants": {
                     *           "status": "Shipped"
                     *         }
                     *       },
                     *       "rows": 0,
                     *       "position": 0,
                     *       "created": 0,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 0,
                     *       "kept": 0,
                     *       "restored": 0,
                     *       "error": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    importRecords: {
        parameters: {
            query: {
                /** @example 0 */
                after?: number;
                /**
                 * @description How many at most; 100 unless said otherwise.
                 * @example 50
                 */
                limit?: number;
                /** @example changed */
                verdict: "created" | "changed" | "unchanged" | "deleted" | "refused" | "kept";
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "row": 2,
                     *         "externalId": "940001-1",
                     *         "verdict": "changed",
                     *         "errors": [],
                     *         "changes": [
                     *           {
                     *             "field": "qty",
                     *             "before": "2",
                     *             "after": "3"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ImportRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    importRefused: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    importUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "press",
                     *       "resource": "orders",
                     *       "file": "orders.csv",
                     *       "size": 48210,
                     *       "by": "Robin Sample",
                     *       "at": "2026-11-23T17:00:00Z",
                     *       "state": "undoing",
                     *       "headings": [
                     *         "Order No",
                     *         "Line"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "940001",
                     *           "1"
                     *         ]
                     *       ],
                     *       "map": {
                     *         "columns": {
                     *           "order": "Order No",
                     *           "line": "Line"
                     *         },
                     *         "constants": {
                     *           "status": "Shipped"
                     *         }
                     *       },
                     *       "rows": 240,
                     *       "position": 240,
                     *       "created": 236,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "refused": 4,
                     *       "kept": 0,
                     *       "restored": 0,
                     *       "error": ""
                     *     }
                     */
                    "application/json": components["schemas"]["FileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["URITooLong"];
        };
    };
    importUndone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored": 236,
                     *       "kept": []
                     *     }
                     */
                    "application/json": components["schemas"]["FeedUndone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    inbox: {
        parameters: {
            query?: {
                /**
                 * @description From 1 on. Behind the last page there is an empty one.
                 * @example 1
                 */
                PageNo?: number;
                /** @example 20 */
                PageSize?: 20 | 50 | 100 | 200;
                /**
                 * @description Kinds of inbox items, with commas.
                 * @example assigned,due,remote
                 */
                Shows?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "ID": 1,
                     *           "Kind": "assigned",
                     *           "RecordID": 17,
                     *           "ContactID": 0,
                     *           "CompanyID": 0,
                     *           "OrderIDLineNum": "",
                     *           "ChangedBy": "Morgan Example",
                     *           "ActivityType": "Call",
                     *           "ContactName": "Alex Buyer",
                     *           "CompanyName": "Blue Sky Posters",
                     *           "Day": "2026-11-24T00:00:00",
                     *           "DayBefore": "0001-01-01T00:00:00",
                     *           "DueCount": 0,
                     *           "Changes": [],
                     *           "Text": "",
                     *           "Topic": "",
                     *           "Icon": "",
                     *           "Address": "",
                     *           "CreatedAt": "2026-11-23T15:04:05Z",
                     *           "IsRead": false
                     *         }
                     *       ],
                     *       "TotalCount": 1,
                     *       "UnreadCount": 1,
                     *       "Muted": [],
                     *       "MutedTopics": [],
                     *       "MailAt": ""
                     *     }
                     */
                    "application/json": {
                        Items: {
                            ActivityType: string;
                            Address: string;
                            ChangedBy: string;
                            Changes: {
                                Count: number;
                                Part: "contacts" | "inactivated" | "addresses" | "owners" | "activities";
                            }[];
                            /** @description A company; of a list or a count, the selected one, and 0 for none. */
                            CompanyID: number;
                            CompanyName: string;
                            ContactID: number;
                            ContactName: string;
                            CreatedAt: string;
                            Day: string;
                            DayBefore: string;
                            DueCount: number;
                            Icon: string;
                            /** @description In a save, 0 adds. */
                            ID: number;
                            IsRead: boolean;
                            Kind: "assigned" | "mentioned" | "due" | "promised" | "shipped" | "exception" | "proof" | "customers" | "remote";
                            OrderIDLineNum: string;
                            RecordID: number;
                            Text: string;
                            Topic: string;
                        }[];
                        MailAt: string;
                        Muted: ("assigned" | "mentioned" | "due" | "promised" | "shipped" | "exception" | "proof" | "customers")[];
                        MutedTopics: {
                            /** @description A screen. */
                            Remote: string;
                            Topic: string;
                        }[];
                        /** @description How many records match, on all pages. */
                        TotalCount: number;
                        UnreadCount: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    inboxMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "MailAt": "07:30"
                 *     }
                 */
                "application/json": {
                    MailAt: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    inboxMute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Kinds": [
                 *         "due"
                 *       ]
                 *     }
                 */
                "application/json": {
                    Kinds: ("assigned" | "mentioned" | "due" | "promised" | "shipped" | "exception" | "proof" | "customers")[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    inboxMuteTopic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Remote": "my-day",
                 *       "Topic": "late",
                 *       "IsMuted": true
                 *     }
                 */
                "application/json": {
                    IsMuted: boolean;
                    /** @description A screen. */
                    Remote: string;
                    Topic: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    inboxQuiet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "From": "18:00",
                 *       "Until": "07:00",
                 *       "Weekends": true
                 *     }
                 */
                "application/json": {
                    From: string;
                    Until: string;
                    Weekends: boolean;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    inboxRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "IDs": [
                 *         1
                 *       ],
                 *       "IsRead": true
                 *     }
                 */
                "application/json": {
                    IDs: number[];
                    IsRead: boolean;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    inboxSnooze: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ID": 1,
                 *       "Until": "2026-11-30"
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: number;
                    Until: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    inboxUnread: {
        parameters: {
            query?: {
                /**
                 * @description Kinds of inbox items, with commas.
                 * @example assigned,due,remote
                 */
                Shows?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "UnreadCount": 1
                     *     }
                     */
                    "application/json": {
                        UnreadCount: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    contact: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "IndividualId": 1,
                     *       "IndividualName": "Jo Placeholder",
                     *       "IndividualTitle": "Buyer",
                     *       "IndividualEmail": "jo.placeholder@example.com",
                     *       "IndividualPhone": "303-555-0100",
                     *       "IndividualCell": "text",
                     *       "InternalNotes": "text",
                     *       "Inactive": true,
                     *       "IsAssociated": true,
                     *       "AssociationCount": 1,
                     *       "Associations": [
                     *         {
                     *           "value": 1,
                     *           "label": "Matrix Press",
                     *           "isDefault": true,
                     *           "IsAssociated": true
                     *         }
                     *       ],
                     *       "Version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    contactSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "IndividualId": 0,
                 *       "IndividualName": "Jo Placeholder",
                 *       "IndividualEmail": "jo.placeholder@example.com",
                 *       "CompanyAssociations": [
                 *         {
                 *           "value": 1,
                 *           "isDefault": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    CompanyAssociations: {
                        /** @default false */
                        isDefault?: boolean;
                        /**
                         * @description The name.
                         * @default
                         */
                        label?: string;
                        /** @description The id. */
                        value: number;
                    }[];
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /** @default false */
                    Inactive?: boolean;
                    /** @default  */
                    IndividualCell?: string;
                    IndividualEmail: string;
                    IndividualId: number;
                    IndividualName: string;
                    /** @default  */
                    IndividualPhone?: string;
                    /** @default  */
                    IndividualTitle?: string;
                    /** @default  */
                    InternalNotes?: string;
                    Mentioned?: number[];
                    /**
                     * @description The company that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedCompanyID?: number;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    SelectedParentID?: number;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "DuplicateEmail": true,
                     *       "UnfilteredCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContactSaveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    contactDuplicates: {
        parameters: {
            query?: {
                /**
                 * @description A company; of a list or a count, the selected one, and 0 for none.
                 * @example 1
                 */
                CompanyID?: number;
                /**
                 * @description From 1 on. Behind the last page there is an empty one.
                 * @example 1
                 */
                PageNo?: number;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                ParentID?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Pairs": [
                     *         {
                     *           "Contacts": [
                     *             {
                     *               "IndividualId": 1,
                     *               "IndividualName": "Jo Placeholder",
                     *               "IndividualTitle": "Buyer",
                     *               "IndividualEmail": "jo.placeholder@example.com",
                     *               "IndividualPhone": "303-555-0100",
                     *               "IndividualCell": "text",
                     *               "Company": "Paper Mill Example"
                     *             }
                     *           ],
                     *           "Reasons": [
                     *             "email"
                     *           ]
                     *         }
                     *       ],
                     *       "TotalCount": 1
                     *     }
                     */
                    "application/json": {
                        Pairs: {
                            Contacts: {
                                Company: string;
                                IndividualCell: string;
                                IndividualEmail: string;
                                IndividualId: number;
                                IndividualName: string;
                                IndividualPhone: string;
                                IndividualTitle: string;
                            }[];
                            Reasons: ("email" | "phone" | "name")[];
                        }[];
                        /** @description How many records match, on all pages. */
                        TotalCount: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    contactMerge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "KeptID": 1,
                 *       "Contacts": [
                 *         {
                 *           "IndividualId": 1,
                 *           "Version": 1
                 *         },
                 *         {
                 *           "IndividualId": 2,
                 *           "Version": 1
                 *         }
                 *       ],
                 *       "Take": {
                 *         "IndividualPhone": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    Contacts: {
                        IndividualId: number;
                        /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                        Version: number;
                    }[];
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    KeptID: number;
                    Take?: {
                        DefaultCompany?: number;
                        IndividualCell?: number;
                        IndividualEmail?: number;
                        IndividualName?: number;
                        IndividualPhone?: number;
                        IndividualTitle?: number;
                    };
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "MergeID": 1,
                     *       "Contact": {
                     *         "IndividualId": 1,
                     *         "IndividualName": "Jo Placeholder",
                     *         "IndividualTitle": "Buyer",
                     *         "IndividualEmail": "jo.placeholder@example.com",
                     *         "IndividualPhone": "303-555-0100",
                     *         "IndividualCell": "text",
                     *         "InternalNotes": "text",
                     *         "Inactive": true,
                     *         "IsAssociated": true,
                     *         "AssociationCount": 1,
                     *         "Associations": [
                     *           {
                     *             "value": 1,
                     *             "label": "Matrix Press",
                     *             "isDefault": true,
                     *             "IsAssociated": true
                     *           }
                     *         ],
                     *         "Version": 1
                     *       },
                     *       "Moved": {
                     *         "Activities": 1,
                     *         "OrderLines": 1,
                     *         "Companies": 1,
                     *         "Requests": 1,
                     *         "Mentions": 1,
                     *         "Keys": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        Contact: components["schemas"]["Contact"];
                        MergeID: number;
                        Moved: {
                            Activities: number;
                            Companies: number;
                            Keys: number;
                            Mentions: number;
                            OrderLines: number;
                            Requests: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    contactMergeUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a"
                 *     }
                 */
                "application/json": {
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Contact": {
                     *         "IndividualId": 1,
                     *         "IndividualName": "Jo Placeholder",
                     *         "IndividualTitle": "Buyer",
                     *         "IndividualEmail": "jo.placeholder@example.com",
                     *         "IndividualPhone": "303-555-0100",
                     *         "IndividualCell": "text",
                     *         "InternalNotes": "text",
                     *         "Inactive": true,
                     *         "IsAssociated": true,
                     *         "AssociationCount": 1,
                     *         "Associations": [
                     *           {
                     *             "value": 1,
                     *             "label": "Matrix Press",
                     *             "isDefault": true,
                     *             "IsAssociated": true
                     *           }
                     *         ],
                     *         "Version": 1
                     *       },
                     *       "Left": [
                     *         {
                     *           "Kind": "activities",
                     *           "RecordID": 1,
                     *           "Name": "Great Lakes"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Contact: components["schemas"]["Contact"];
                        Left: {
                            Kind: "activities" | "requests" | "mentions" | "companies" | "IndividualName" | "IndividualTitle" | "IndividualEmail" | "IndividualPhone" | "IndividualCell" | "DefaultCompany" | "InternalNotes" | "Inactive";
                            Name: string;
                            RecordID: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    contactMerging: {
        parameters: {
            query: {
                /** @example 1,2 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Contacts": [
                     *         {
                     *           "Contact": {
                     *             "IndividualId": 1,
                     *             "IndividualName": "Jo Placeholder",
                     *             "IndividualTitle": "Buyer",
                     *             "IndividualEmail": "jo.placeholder@example.com",
                     *             "IndividualPhone": "303-555-0100",
                     *             "IndividualCell": "text",
                     *             "InternalNotes": "text",
                     *             "Inactive": true,
                     *             "IsAssociated": true,
                     *             "AssociationCount": 1,
                     *             "Associations": [
                     *               {
                     *                 "value": 1,
                     *                 "label": "Matrix Press",
                     *                 "isDefault": true,
                     *                 "IsAssociated": true
                     *               }
                     *             ],
                     *             "Version": 1
                     *           },
                     *           "ChangedAt": "text",
                     *           "References": {
                     *             "Activities": 1,
                     *             "OrderLines": 1,
                     *             "Companies": 1,
                     *             "Requests": 1,
                     *             "Mentions": 1,
                     *             "Keys": 1
                     *           }
                     *         }
                     *       ],
                     *       "Merges": [
                     *         {
                     *           "MergeID": 1,
                     *           "KeptID": 1,
                     *           "MergedAt": "text",
                     *           "MergedBy": "text",
                     *           "UndoneBy": "text",
                     *           "Hindrance": "text",
                     *           "Contacts": [
                     *             {
                     *               "IndividualId": 1,
                     *               "IndividualName": "Jo Placeholder",
                     *               "IndividualTitle": "Buyer",
                     *               "IndividualEmail": "jo.placeholder@example.com",
                     *               "IndividualPhone": "303-555-0100",
                     *               "IndividualCell": "text",
                     *               "InternalNotes": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Contacts: {
                            ChangedAt: string;
                            Contact: components["schemas"]["Contact"];
                            References: {
                                Activities: number;
                                Companies: number;
                                Keys: number;
                                Mentions: number;
                                OrderLines: number;
                                Requests: number;
                            };
                        }[];
                        Merges: {
                            Contacts: {
                                IndividualCell: string;
                                IndividualEmail: string;
                                IndividualId: number;
                                IndividualName: string;
                                IndividualPhone: string;
                                IndividualTitle: string;
                                InternalNotes: string;
                            }[];
                            Hindrance: string;
                            KeptID: number;
                            MergedAt: string;
                            MergedBy: string;
                            MergeID: number;
                            UndoneBy: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    contactPaged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a",
                 *       "ParentID": 0,
                 *       "CompanyID": 1,
                 *       "PageNo": 1,
                 *       "PageSize": 20,
                 *       "SortBy": 0,
                 *       "SortOrder": 0,
                 *       "FilterContact": 0,
                 *       "IncludeInactive": false
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /**
                     * @description Only this contact; 0: all.
                     * @default 0
                     */
                    FilterContact?: number;
                    /** @default false */
                    IncludeInactive?: boolean;
                    /** @description From 1 on. Behind the last page there is an empty one. */
                    PageNo: number;
                    PageSize: 20 | 50 | 100 | 200;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentID?: number;
                    /** @default 0 */
                    SortBy?: 0 | 1;
                    /**
                     * @description 0 ascending or oldest first, 1 descending or newest first.
                     * @default 0
                     */
                    SortOrder?: 0 | 1;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Contacts": [
                     *         {
                     *           "IndividualId": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "IndividualTitle": "Buyer",
                     *           "IndividualEmail": "jo.placeholder@example.com",
                     *           "IndividualPhone": "303-555-0100",
                     *           "IndividualCell": "text",
                     *           "InternalNotes": "text",
                     *           "Inactive": true,
                     *           "IsAssociated": true,
                     *           "AssociationCount": 1,
                     *           "Associations": [
                     *             {
                     *               "value": 1,
                     *               "label": "Matrix Press",
                     *               "isDefault": true,
                     *               "IsAssociated": true
                     *             }
                     *           ],
                     *           "Version": 1
                     *         }
                     *       ],
                     *       "TotalCount": 1,
                     *       "UnfilteredCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContactPagedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    salesReps: {
        parameters: {
            query?: {
                /**
                 * @description A company, or 0 for all under the selection and the filters.
                 * @example 0
                 */
                companyId?: number;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                parentId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 1,
                     *         "label": "Robin Sample"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Option"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    contactSearch: {
        parameters: {
            query?: {
                /**
                 * @description Only of this company; 0: of all.
                 * @example 0
                 */
                companyid?: number;
                /**
                 * @description How many at most; 100 unless said otherwise.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only of this company parent; 0: of all.
                 * @example 0
                 */
                parentid?: number;
                /**
                 * @description From three characters on; case does not count.
                 * @example mat
                 */
                searchterm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "value": 1,
                     *           "label": "Jo Placeholder",
                     *           "Company": "Matrix Press"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    contactSimilar: {
        parameters: {
            query?: {
                /** @example rep@galley.example */
                email?: string;
                /**
                 * @description The record that is being edited; 0: none.
                 * @example 0
                 */
                exclude?: number;
                /** @example  */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "value": 1,
                     *           "label": "Matrix Press",
                     *           "Email": "text",
                     *           "Company": "Paper Mill Example",
                     *           "Inactive": true,
                     *           "SameEmail": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactSimilarResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "List": "orders",
                 *       "ParentID": 0,
                 *       "CompanyID": 0,
                 *       "Queries": [
                 *         "late=1",
                 *         "status=2"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    List: "activities" | "companies" | "contacts" | "orders";
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentID?: number;
                    Queries: string[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Counts": [
                     *         4,
                     *         12
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    live: {
        parameters: {
            query?: {
                /** @example 1 */
                age?: number;
            };
            header?: {
                /** @example text */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    lastChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 12 */
                id: number;
                /** @example contacts */
                topic: "activities" | "contacts" | "companies";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Version": 3,
                     *       "ChangedBy": "Robin Sample",
                     *       "ChangedAt": "2026-11-23T17:00:00Z"
                     *     }
                     */
                    "application/json": {
                        ChangedAt: string;
                        ChangedBy: string;
                        /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                        Version: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    myDay: {
        parameters: {
            query?: {
                /**
                 * @description A company; of a list or a count, the selected one, and 0 for none.
                 * @example 1
                 */
                CompanyID?: number;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                ParentID?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Day": "2026-11-23",
                     *       "Overdue": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "DueToday": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "DoneToday": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "ToDo": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "Activities": [
                     *         {
                     *           "ID": 1,
                     *           "ParentID": 0,
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "CompanyAddress": "text",
                     *           "CompanyAddressLine1": "text",
                     *           "CompanyAddressLine2": "text",
                     *           "CompanyAddressCSZ": "text",
                     *           "CompanySalesRepName": "text",
                     *           "IndividualID": 1,
                     *           "IndividualName": "Jo Placeholder",
                     *           "IndividualTitle": "Buyer",
                     *           "IndividualEmail": "jo.placeholder@example.com",
                     *           "IndividualPhone": "303-555-0100",
                     *           "IndividualCell": "text",
                     *           "ActivityForID": 1,
                     *           "ActivityForName": "text",
                     *           "ActivityCreatorID": 1,
                     *           "ActivityCreatorName": "text",
                     *           "TypeID": 1,
                     *           "TypeName": "text",
                     *           "StartDate": "2026-11-23",
                     *           "StartDateFormatted": "text",
                     *           "ActivityComments": "text",
                     *           "Title": "text",
                     *           "Status": "OPEN",
                     *           "DueInDays": 0,
                     *           "FollowUpRecurrenceType": 0,
                     *           "FollowUpRecurrenceText": "text",
                     *           "FollowUpEndDate": "2026-11-23",
                     *           "IsAssociated": true,
                     *           "Version": 1
                     *         }
                     *       ],
                     *       "Waiting": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "WaitingLines": [
                     *         {
                     *           "OrderIDLineNum": "71120-1",
                     *           "OrderStatusDescription": "text",
                     *           "Advertiser": "text",
                     *           "OrderLineCost": 1,
                     *           "Qty": 1,
                     *           "ProductDisplayName": "text",
                     *           "ImageSizeLive": "text",
                     *           "ImageSizeFinished": "text",
                     *           "Design": "text",
                     *           "UnitNumbers": "text",
                     *           "ShipMethodDescription": "text",
                     *           "ShipTo": "text",
                     *           "ShipToPerson": "text",
                     *           "ShipToAddress1": "text",
                     *           "ShipToAddress2": "text",
                     *           "ShipToCity": "text",
                     *           "ShipToState": "text",
                     *           "ShipToZip": "text",
                     *           "TrackingNumberURL": "text",
                     *           "ProofLink": "text",
                     *           "OrderDate": "2026-11-23",
                     *           "ShipDisplayLabel": "text",
                     *           "ShipDisplayValue": "2026-11-23",
                     *           "DeliveryDisplayLabel": "text",
                     *           "DeliveryDisplayValue": "2026-11-23",
                     *           "PostDate": "2026-11-23",
                     *           "ClientPO": "text",
                     *           "ClientJobRef": "text",
                     *           "ContractNum": "text",
                     *           "LineItem_Custom1": "text",
                     *           "LineItem_Custom2": "text",
                     *           "SequenceNum": "text",
                     *           "IndividualNameSalesContact": "text",
                     *           "IndividualNameGraphicsContact": "text",
                     *           "CompanyID": 1,
                     *           "ParentID": 0
                     *         }
                     *       ],
                     *       "Late": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "LateLines": [
                     *         {
                     *           "OrderIDLineNum": "71120-1",
                     *           "OrderStatusDescription": "text",
                     *           "Advertiser": "text",
                     *           "OrderLineCost": 1,
                     *           "Qty": 1,
                     *           "ProductDisplayName": "text",
                     *           "ImageSizeLive": "text",
                     *           "ImageSizeFinished": "text",
                     *           "Design": "text",
                     *           "UnitNumbers": "text",
                     *           "ShipMethodDescription": "text",
                     *           "ShipTo": "text",
                     *           "ShipToPerson": "text",
                     *           "ShipToAddress1": "text",
                     *           "ShipToAddress2": "text",
                     *           "ShipToCity": "text",
                     *           "ShipToState": "text",
                     *           "ShipToZip": "text",
                     *           "TrackingNumberURL": "text",
                     *           "ProofLink": "text",
                     *           "OrderDate": "2026-11-23",
                     *           "ShipDisplayLabel": "text",
                     *           "ShipDisplayValue": "2026-11-23",
                     *           "DeliveryDisplayLabel": "text",
                     *           "DeliveryDisplayValue": "2026-11-23",
                     *           "PostDate": "2026-11-23",
                     *           "ClientPO": "text",
                     *           "ClientJobRef": "text",
                     *           "ContractNum": "text",
                     *           "LineItem_Custom1": "text",
                     *           "LineItem_Custom2": "text",
                     *           "SequenceNum": "text",
                     *           "IndividualNameSalesContact": "text",
                     *           "IndividualNameGraphicsContact": "text",
                     *           "CompanyID": 1,
                     *           "ParentID": 0
                     *         }
                     *       ],
                     *       "AtRisk": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "CompaniesAtRisk": [
                     *         {
                     *           "CustomerID": 1,
                     *           "CustomerDisplayName": "text",
                     *           "Silence": 1,
                     *           "MedianGap": 1
                     *         }
                     *       ],
                     *       "Quiet": {
                     *         "Count": 1,
                     *         "List": "orders"
                     *       },
                     *       "QuietProspects": [
                     *         {
                     *           "CustomerID": 1,
                     *           "CustomerDisplayName": "text",
                     *           "Silence": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Activities: components["schemas"]["Activity"][];
                        AtRisk: {
                            Count: number;
                            List: string;
                        };
                        CompaniesAtRisk: {
                            CustomerDisplayName: string;
                            CustomerID: number;
                            MedianGap: number;
                            Silence: number;
                        }[];
                        Day: string;
                        DoneToday: {
                            Count: number;
                            List: string;
                        };
                        DueToday: {
                            Count: number;
                            List: string;
                        };
                        Late: {
                            Count: number;
                            List: string;
                        };
                        LateLines: components["schemas"]["OrderLine"][];
                        Overdue: {
                            Count: number;
                            List: string;
                        };
                        Quiet: {
                            Count: number;
                            List: string;
                        };
                        QuietProspects: {
                            CustomerDisplayName: string;
                            CustomerID: number;
                            Silence: number | null;
                        }[];
                        ToDo: {
                            Count: number;
                            List: string;
                        };
                        Waiting: {
                            Count: number;
                            List: string;
                        };
                        WaitingLines: components["schemas"]["OrderLine"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    orderAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a",
                 *       "ParentID": 0,
                 *       "CompanyID": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentID?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Statuses": [
                     *         {
                     *           "Status": 34,
                     *           "Count": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderAttentionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    exportUid: {
        parameters: {
            query?: {
                /** @example Example Outdoor */
                Filter_advertiser?: string;
                /**
                 * @description False: the filters other than the selection do not apply.
                 * @example true
                 */
                Filter_Apply?: boolean;
                /** @example  */
                Filter_cap?: string;
                /**
                 * @description Only of this company; 0: of all.
                 * @example 0
                 */
                Filter_CompanyID?: number;
                /**
                 * @description Only with this contact; 0: with all.
                 * @example 0
                 */
                Filter_ContactID?: number;
                /** @description The last day of the range Custom, included. */
                Filter_DateEnd?: string | "" | null;
                /**
                 * @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All.
                 * @example 0
                 */
                Filter_DateRange?: number;
                /** @description The first day of the range Custom. */
                Filter_DateStart?: string | "" | null;
                /**
                 * @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date.
                 * @example 0
                 */
                Filter_DateType?: number;
                /** @example  */
                Filter_description?: string;
                /** @example  */
                Filter_design?: string;
                /** @example  */
                Filter_geopathid?: string;
                /**
                 * @description An invoice number, in full.
                 * @example
                 */
                Filter_invoice?: string | number;
                /**
                 * @description Only lines that should be shipped and are not, or whose carrier reports an exception.
                 * @example false
                 */
                Filter_Late?: boolean;
                /**
                 * @description An order number, or the beginning of an order-line id.
                 * @example
                 */
                Filter_OrderNum?: string | number;
                /**
                 * @description Only of this company parent; 0: of all.
                 * @example 0
                 */
                Filter_ParentID?: number;
                /** @example  */
                Filter_part?: string;
                /**
                 * @description A part of the product’s name, or names in full.
                 * @example
                 */
                Filter_ProductNames?: string | string[];
                /**
                 * @description Any of the six references of a line.
                 * @example PO 4711
                 */
                Filter_references?: string;
                /** @example  */
                Filter_reorder?: string;
                /**
                 * @description Only of this sales rep, or of one of these; 0: of all.
                 * @example 0
                 */
                Filter_SalesRepID?: number | number[];
                /**
                 * @description Ship-to, person, address, city, state, zip, method or tracking number.
                 * @example Denver
                 */
                Filter_shipping?: string;
                /**
                 * @description Live or finished size; spaces, quote marks, h and w do not count.
                 * @example 14x48
                 */
                Filter_size?: string;
                /**
                 * @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order.
                 * @example 0
                 */
                Filter_Status?: number | number[];
                /**
                 * @description Only what belongs to an employee who works for this account owner; 0: to anybody.
                 * @example 0
                 */
                Filter_TeamID?: number;
                /**
                 * @description The total that the caller knows; 0: none.
                 * @example 0
                 */
                Filter_Total?: number;
                /** @example  */
                Filter_unit?: string;
                /**
                 * @description The company parent that is chosen in the header; 0: none.
                 * @example 0
                 */
                ParentID?: number;
                /** @example Priority */
                SortBy?: "Priority" | "OrderDate" | "OrderLine" | "ShipDate" | "DeliveryDate";
                /**
                 * @description 0 ascending or oldest first, 1 descending or newest first.
                 * @example asc
                 */
                SortOrder?: "asc" | "desc";
            };
            header?: never;
            path: {
                /**
                 * @description A company, or 0 for all under the selection and the filters.
                 * @example 0
                 */
                companyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 3q2-7w8x9y0z1a2b3c4d5e6f7g8h9i0jkLmNoPqRsT4 */
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    orderPaged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeUID": "7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a",
                 *       "ParentID": 0,
                 *       "CompanyID": 1,
                 *       "PageNo": 1,
                 *       "PageSize": 20,
                 *       "SortBy": "Priority",
                 *       "SortOrder": "asc",
                 *       "Filter_ParentID": 0,
                 *       "Filter_CompanyID": 0,
                 *       "Filter_ContactID": 0,
                 *       "Filter_SalesRepID": 0,
                 *       "Filter_Status": 0,
                 *       "Filter_OrderNum": "",
                 *       "Filter_ProductNames": "",
                 *       "Filter_advertiser": "Example Outdoor",
                 *       "Filter_size": "14x48",
                 *       "Filter_design": "",
                 *       "Filter_shipping": "Denver",
                 *       "Filter_description": "",
                 *       "Filter_reorder": "",
                 *       "Filter_cap": "",
                 *       "Filter_part": "",
                 *       "Filter_unit": "",
                 *       "Filter_references": "PO 4711",
                 *       "Filter_geopathid": "",
                 *       "Filter_invoice": "",
                 *       "Filter_DateRange": 0,
                 *       "Filter_DateType": 0,
                 *       "Filter_DateStart": null,
                 *       "Filter_DateEnd": null,
                 *       "Filter_Late": false,
                 *       "Filter_TeamID": 0,
                 *       "Filter_Total": 0,
                 *       "Filter_Apply": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    /** @default  */
                    Filter_advertiser?: string;
                    /**
                     * @description False: the filters other than the selection do not apply.
                     * @default false
                     */
                    Filter_Apply?: boolean;
                    /** @default  */
                    Filter_cap?: string;
                    /**
                     * @description Only of this company; 0: of all.
                     * @default 0
                     */
                    Filter_CompanyID?: number;
                    /**
                     * @description Only with this contact; 0: with all.
                     * @default 0
                     */
                    Filter_ContactID?: number;
                    /**
                     * @description The last day of the range Custom, included.
                     * @default null
                     */
                    Filter_DateEnd?: string | "" | null;
                    /**
                     * @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All.
                     * @default 0
                     */
                    Filter_DateRange?: number;
                    /**
                     * @description The first day of the range Custom.
                     * @default null
                     */
                    Filter_DateStart?: string | "" | null;
                    /**
                     * @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date.
                     * @default 0
                     */
                    Filter_DateType?: number;
                    /** @default  */
                    Filter_description?: string;
                    /** @default  */
                    Filter_design?: string;
                    /** @default  */
                    Filter_geopathid?: string;
                    /**
                     * @description An invoice number, in full.
                     * @default
                     */
                    Filter_invoice?: string | number;
                    /**
                     * @description Only lines that should be shipped and are not, or whose carrier reports an exception.
                     * @default false
                     */
                    Filter_Late?: boolean;
                    /**
                     * @description An order number, or the beginning of an order-line id.
                     * @default
                     */
                    Filter_OrderNum?: string | number;
                    /**
                     * @description Only of this company parent; 0: of all.
                     * @default 0
                     */
                    Filter_ParentID?: number;
                    /** @default  */
                    Filter_part?: string;
                    /**
                     * @description A part of the product’s name, or names in full.
                     * @default
                     */
                    Filter_ProductNames?: string | string[];
                    /**
                     * @description Any of the six references of a line.
                     * @default
                     */
                    Filter_references?: string;
                    /** @default  */
                    Filter_reorder?: string;
                    /**
                     * @description Only of this sales rep, or of one of these; 0: of all.
                     * @default 0
                     */
                    Filter_SalesRepID?: number | number[];
                    /**
                     * @description Ship-to, person, address, city, state, zip, method or tracking number.
                     * @default
                     */
                    Filter_shipping?: string;
                    /**
                     * @description Live or finished size; spaces, quote marks, h and w do not count.
                     * @default
                     */
                    Filter_size?: string;
                    /**
                     * @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order.
                     * @default -1
                     */
                    Filter_Status?: number | number[];
                    /**
                     * @description Only what belongs to an employee who works for this account owner; 0: to anybody.
                     * @default 0
                     */
                    Filter_TeamID?: number;
                    /**
                     * @description The total that the caller knows; 0: none.
                     * @default 0
                     */
                    Filter_Total?: number;
                    /** @default  */
                    Filter_unit?: string;
                    /** @description From 1 on. Behind the last page there is an empty one. */
                    PageNo: number;
                    PageSize: 20 | 50 | 100 | 200;
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentID?: number;
                    /** @default Priority */
                    SortBy?: "Priority" | "OrderDate" | "OrderLine" | "ShipDate" | "DeliveryDate";
                    /**
                     * @description 0 ascending or oldest first, 1 descending or newest first.
                     * @default asc
                     */
                    SortOrder?: "asc" | "desc";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Orders": [
                     *         {
                     *           "OrderIDLineNum": "71120-1",
                     *           "OrderStatusDescription": "text",
                     *           "Advertiser": "text",
                     *           "OrderLineCost": 1,
                     *           "Qty": 1,
                     *           "ProductDisplayName": "text",
                     *           "ImageSizeLive": "text",
                     *           "ImageSizeFinished": "text",
                     *           "Design": "text",
                     *           "UnitNumbers": "text",
                     *           "ShipMethodDescription": "text",
                     *           "ShipTo": "text",
                     *           "ShipToPerson": "text",
                     *           "ShipToAddress1": "text",
                     *           "ShipToAddress2": "text",
                     *           "ShipToCity": "text",
                     *           "ShipToState": "text",
                     *           "ShipToZip": "text",
                     *           "TrackingNumberURL": "text",
                     *           "ProofLink": "text",
                     *           "OrderDate": "2026-11-23",
                     *           "ShipDisplayLabel": "text",
                     *           "ShipDisplayValue": "2026-11-23",
                     *           "DeliveryDisplayLabel": "text",
                     *           "DeliveryDisplayValue": "2026-11-23",
                     *           "PostDate": "2026-11-23",
                     *           "ClientPO": "text",
                     *           "ClientJobRef": "text",
                     *           "ContractNum": "text",
                     *           "LineItem_Custom1": "text",
                     *           "LineItem_Custom2": "text",
                     *           "SequenceNum": "text",
                     *           "IndividualNameSalesContact": "text",
                     *           "IndividualNameGraphicsContact": "text",
                     *           "CompanyID": 1,
                     *           "ParentID": 0
                     *         }
                     *       ],
                     *       "TotalCount": 1,
                     *       "UnfilteredCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPagedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderWatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Watches": [
                     *         {
                     *           "Kind": "line",
                     *           "ID": "100023-1",
                     *           "Name": "Blue Sky Posters"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Watches: {
                            /** @description In a save, 0 adds. */
                            ID: string;
                            Kind: "line" | "order" | "customer" | "view";
                            Name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    orderWatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Kind": "line",
                 *       "ID": "100023-1",
                 *       "IsWatched": true
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: string;
                    IsWatched: boolean;
                    Kind: "line" | "order" | "customer" | "view";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    palette: {
        parameters: {
            query?: {
                /**
                 * @description Companies and contacts from three characters on, order lines from two.
                 * @example mat
                 */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Companies": [
                     *         {
                     *           "value": 1,
                     *           "label": "Matrix Press",
                     *           "TrendGroupId": 1,
                     *           "Phone": "402-555-0100"
                     *         }
                     *       ],
                     *       "Contacts": [
                     *         {
                     *           "value": 1,
                     *           "label": "Jo Placeholder",
                     *           "Company": "Matrix Press",
                     *           "CompanyID": 1,
                     *           "ParentID": 1,
                     *           "Email": "jo@matrix.example",
                     *           "Phone": "402-555-0101",
                     *           "Cell": ""
                     *         }
                     *       ],
                     *       "Orders": [
                     *         {
                     *           "label": "100023-1",
                     *           "Advertiser": "Example Outdoor",
                     *           "Company": "Matrix Press",
                     *           "CompanyID": 1,
                     *           "ParentID": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaletteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    paletteTexts: {
        parameters: {
            query?: {
                /**
                 * @description Companies and contacts from three characters on, order lines from two.
                 * @example mat
                 */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Activities": [],
                     *       "Orders": [
                     *         {
                     *           "label": "100023-1",
                     *           "Advertiser": "Example Outdoor",
                     *           "Company": "Matrix Press",
                     *           "CompanyID": 1,
                     *           "ParentID": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaletteTextsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    parentSearch: {
        parameters: {
            query?: {
                /**
                 * @description How many at most; 100 unless said otherwise.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description From three characters on; case does not count.
                 * @example mat
                 */
                searchterm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "value": 1,
                     *           "label": "Example Group"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ID": 3,
                     *         "Name": "Chrome on Windows",
                     *         "CreatedAt": "2026-11-21T17:00:00Z",
                     *         "LastUseAt": "2026-11-23T15:30:00Z",
                     *         "IsBlocked": false
                     *       }
                     *     ]
                     */
                    "application/json": {
                        CreatedAt: string;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        IsBlocked: boolean;
                        LastUseAt: string | null;
                        Name: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    passkeyAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Credential": {
                 *         "id": "hEjwzZtq",
                 *         "rawId": "hEjwzZtq",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoi",
                 *           "attestationObject": "o2NmbXRkbm9u",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    Credential: {
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                            transports?: string[];
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 3,
                     *       "RecoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description In a save, 0 adds. */
                        ID: number;
                        RecoveryCodes: string[] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    passkeyRename: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Key on my key ring"
                 *     }
                 */
                "application/json": {
                    Name: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    passkeyRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Password": "text"
                 *     }
                 */
                "application/json": {
                    Password: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    passkeyBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Password": "text"
                 *     }
                 */
                "application/json": {
                    Password: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "kq0PzZ3xw0eWm1c7bX5sYw",
                     *       "timeout": 240000,
                     *       "rp": {
                     *         "id": "galley.example",
                     *         "name": "Galley"
                     *       },
                     *       "user": {
                     *         "id": "ZjM0Nzk",
                     *         "name": "rep@galley.example",
                     *         "displayName": "Rita Rep"
                     *       },
                     *       "pubKeyCredParams": [
                     *         {
                     *           "alg": -7,
                     *           "type": "public-key"
                     *         }
                     *       ],
                     *       "excludeCredentials": [],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "preferred"
                     *       },
                     *       "attestation": "none"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        attestation: "none";
                        authenticatorSelection: {
                            requireResidentKey: boolean;
                            /** @constant */
                            residentKey: "required";
                            /** @constant */
                            userVerification: "preferred";
                        };
                        challenge: string;
                        excludeCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        pubKeyCredParams: {
                            alg: number;
                            /** @constant */
                            type: "public-key";
                        }[];
                        rp: {
                            id: string;
                            name: string;
                        };
                        timeout: number;
                        user: {
                            displayName: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    employeeList: {
        parameters: {
            query?: {
                /**
                 * @description From 1 on. Behind the last page there is an empty one.
                 * @example 1
                 */
                PageNo?: number;
                /** @example 20 */
                PageSize?: 20 | 50 | 100 | 200;
                /**
                 * @description From three characters on; case does not count.
                 * @example robin
                 */
                searchterm?: string;
                /**
                 * @description Lists the disabled ones too.
                 * @example false
                 */
                WithDisabled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Employees": [
                     *         {
                     *           "ID": 1,
                     *           "EmployeeFirstName": "Robin",
                     *           "EmployeeLastName": "Sample",
                     *           "EmployeeEmail": "rep@galley.example",
                     *           "DirectPhone": "303-555-0100",
                     *           "EmployeeType": "Sales",
                     *           "OrderMasterOverride": false,
                     *           "AccountOwners": [
                     *             {
                     *               "value": 1,
                     *               "label": "Matrix Press",
                     *               "isDefault": true,
                     *               "IsAssociated": true
                     *             }
                     *           ],
                     *           "IsDisabled": false,
                     *           "HasPassword": true,
                     *           "InvitedUntil": "text",
                     *           "Version": 1
                     *         }
                     *       ],
                     *       "TotalCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeeListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    employeeSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ID": 0,
                 *       "EmployeeFirstName": "Sky",
                 *       "EmployeeLastName": "Fiction",
                 *       "EmployeeEmail": "sky.fiction@galley.example",
                 *       "DirectPhone": "303-555-0101",
                 *       "EmployeeType": "Sales",
                 *       "OrderMasterOverride": false,
                 *       "AccountOwners": [
                 *         {
                 *           "value": 1,
                 *           "isDefault": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    AccountOwners: {
                        isDefault: boolean;
                        /** @description The id. */
                        value: number;
                    }[];
                    /** @default  */
                    DirectPhone?: string;
                    EmployeeEmail: string;
                    EmployeeFirstName: string;
                    EmployeeLastName: string;
                    EmployeeType: "Sales" | "Account Manager" | "Operations";
                    /** @description In a save, 0 adds. */
                    ID: number;
                    /**
                     * @description Sees the order lines and pricing of every company.
                     * @default false
                     */
                    OrderMasterOverride?: boolean;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Employee": {
                     *         "ID": 1,
                     *         "EmployeeFirstName": "Robin",
                     *         "EmployeeLastName": "Sample",
                     *         "EmployeeEmail": "rep@galley.example",
                     *         "DirectPhone": "303-555-0100",
                     *         "EmployeeType": "Sales",
                     *         "OrderMasterOverride": false,
                     *         "AccountOwners": [
                     *           {
                     *             "value": 1,
                     *             "label": "Matrix Press",
                     *             "isDefault": true,
                     *             "IsAssociated": true
                     *           }
                     *         ],
                     *         "IsDisabled": false,
                     *         "HasPassword": true,
                     *         "InvitedUntil": "text",
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    employeeAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "IsDisabled": true,
                 *       "Version": 1
                 *     }
                 */
                "application/json": {
                    IsDisabled: boolean;
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Employee": {
                     *         "ID": 1,
                     *         "EmployeeFirstName": "Robin",
                     *         "EmployeeLastName": "Sample",
                     *         "EmployeeEmail": "rep@galley.example",
                     *         "DirectPhone": "303-555-0100",
                     *         "EmployeeType": "Sales",
                     *         "OrderMasterOverride": false,
                     *         "AccountOwners": [
                     *           {
                     *             "value": 1,
                     *             "label": "Matrix Press",
                     *             "isDefault": true,
                     *             "IsAssociated": true
                     *           }
                     *         ],
                     *         "IsDisabled": false,
                     *         "HasPassword": true,
                     *         "InvitedUntil": "text",
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    employeeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Employee": {
                     *         "ID": 1,
                     *         "EmployeeFirstName": "Robin",
                     *         "EmployeeLastName": "Sample",
                     *         "EmployeeEmail": "rep@galley.example",
                     *         "DirectPhone": "303-555-0100",
                     *         "EmployeeType": "Sales",
                     *         "OrderMasterOverride": false,
                     *         "AccountOwners": [
                     *           {
                     *             "value": 1,
                     *             "label": "Matrix Press",
                     *             "isDefault": true,
                     *             "IsAssociated": true
                     *           }
                     *         ],
                     *         "IsDisabled": false,
                     *         "HasPassword": true,
                     *         "InvitedUntil": "text",
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    secondFactorReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    employeeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ID": 12,
                     *         "Device": "Chrome on Windows",
                     *         "Address": "203.0.113.7",
                     *         "BegunAt": "2026-11-21T17:00:00Z",
                     *         "LastUseAt": "2026-11-21T18:04:00Z",
                     *         "IsCurrent": false
                     *       }
                     *     ]
                     */
                    "application/json": {
                        Address: string;
                        BegunAt: string;
                        Device: string;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        IsCurrent: boolean;
                        LastUseAt: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    employeeSessionsEnd: {
        parameters: {
            query?: {
                /** @example 12 */
                session?: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    presence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Topic": "contacts",
                 *       "ID": 12,
                 *       "Page": "a1b2c3d4e5f6"
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: number;
                    Page: string;
                    Topic: "activities" | "contacts" | "companies";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Others": [
                     *         {
                     *           "Name": "Robin Sample"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Others: {
                            Name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    presenceEnd: {
        parameters: {
            query: {
                /** @example 12 */
                id: number;
                /** @example a1b2c3d4e5f6 */
                page: string;
                /** @example contacts */
                topic: "activities" | "contacts" | "companies";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    buildAQuote: {
        parameters: {
            query?: {
                /**
                 * @description In the place of a token, since a navigation sends no header.
                 * @example a ticket of call 102
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The CustomerUID of a company.
                 * @example 5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10
                 */
                customerUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    pricingSummary: {
        parameters: {
            query?: {
                /** @example xlsx */
                format?: "xlsx" | "pdf";
                /**
                 * @description In the place of a token, since a navigation sends no header.
                 * @example a ticket of call 102
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The CustomerUID of a company.
                 * @example 5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10
                 */
                customerUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    pricingDetail: {
        parameters: {
            query?: {
                /**
                 * @description In the place of a token, since a navigation sends no header.
                 * @example a ticket of call 102
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The CustomerUID of a company.
                 * @example 5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10
                 */
                customerUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "PublicKey": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                     *       "IsOn": true,
                     *       "Quiet": {
                     *         "From": "18:00",
                     *         "Until": "07:00",
                     *         "Weekends": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        IsOn: boolean;
                        PublicKey: string;
                        Quiet: {
                            From: string;
                            Until: string;
                            Weekends: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    pushOn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Endpoint": "https://push.example.com/send/abc",
                 *       "P256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *       "Auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *     }
                 */
                "application/json": {
                    Auth: string;
                    Endpoint: string;
                    P256dh: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    pushOff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    recordFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
                /** @example companies */
                topic: "activities" | "contacts" | "companies";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Files": [
                     *         {
                     *           "ID": 1,
                     *           "Name": "Summer billboard.pdf",
                     *           "Size": 3355443,
                     *           "Type": "application/pdf",
                     *           "AddedBy": "Robin Sample",
                     *           "AddedAt": "2026-11-23T17:00:00Z",
                     *           "CanRemove": true
                     *         }
                     *       ],
                     *       "CanAdd": true,
                     *       "MostBytes": 26214400
                     *     }
                     */
                    "application/json": {
                        CanAdd: boolean;
                        Files: {
                            AddedAt: string;
                            AddedBy: string;
                            CanRemove: boolean;
                            /** @description In a save, 0 adds. */
                            ID: number;
                            Name: string;
                            Size: number;
                            Type: string;
                        }[];
                        MostBytes: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    recordFileAdd: {
        parameters: {
            query: {
                /** @example Summer billboard.pdf */
                name: string;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
                /** @example companies */
                topic: "activities" | "contacts" | "companies";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 1,
                     *       "Name": "Summer billboard.pdf",
                     *       "Size": 3355443,
                     *       "Type": "application/pdf",
                     *       "AddedBy": "Robin Sample",
                     *       "AddedAt": "2026-11-23T17:00:00Z",
                     *       "CanRemove": true
                     *     }
                     */
                    "application/json": {
                        AddedAt: string;
                        AddedBy: string;
                        CanRemove: boolean;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        Name: string;
                        Size: number;
                        Type: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1,
                     *       "host": "text",
                     *       "remotes": [
                     *         {
                     *           "remote": "orders",
                     *           "active": "text",
                     *           "canary": {
                     *             "release": "text",
                     *             "audience": "text"
                     *           },
                     *           "disabled": "text",
                     *           "published": [
                     *             "text"
                     *           ],
                     *           "last": {
                     *             "revision": 1,
                     *             "at": "2026-11-23T17:00:00Z",
                     *             "by": "Robin Sample",
                     *             "operation": "text",
                     *             "remote": "orders",
                     *             "from": null,
                     *             "to": null,
                     *             "reason": "text",
                     *             "audience": "text"
                     *           },
                     *           "loads": [
                     *             {
                     *               "release": "text",
                     *               "loaded": 1,
                     *               "failed": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReleaseStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    releaseDetails: {
        parameters: {
            query: {
                /** @example 1.0.0-3f9ab2c1 */
                release: string;
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "remote": "orders",
                     *       "release": "text",
                     *       "version": "1.8.2",
                     *       "origin": "text",
                     *       "builtAt": "text",
                     *       "builder": {
                     *         "name": "text",
                     *         "node": "text",
                     *         "platform": "text",
                     *         "tools": {}
                     *       },
                     *       "federation": "text",
                     *       "requires": {},
                     *       "digest": "text",
                     *       "files": 1,
                     *       "dependencies": [
                     *         {
                     *           "name": "text",
                     *           "version": "1.8.2",
                     *           "licences": [
                     *             "text"
                     *           ]
                     *         }
                     *       ],
                     *       "fault": "text"
                     *     }
                     */
                    "application/json": {
                        builder: {
                            name: string;
                            node: string;
                            platform: string;
                            tools: {
                                [key: string]: string;
                            };
                        } | null;
                        builtAt: string;
                        dependencies: {
                            licences: string[];
                            name: string;
                            version: string;
                        }[] | null;
                        digest: string;
                        fault: string | null;
                        federation: string;
                        files: number;
                        origin: string | null;
                        release: string;
                        /** @description A screen. */
                        remote: string;
                        requires: {
                            [key: string]: string;
                        };
                        version: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    releaseFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "remote": "orders",
                     *         "release": "text",
                     *         "role": "active",
                     *         "people": 1,
                     *         "failing": 1,
                     *         "load": {
                     *           "p75": 1,
                     *           "people": 1
                     *         },
                     *         "LCP": {
                     *           "p75": 1,
                     *           "people": 1
                     *         },
                     *         "INP": {
                     *           "p75": 1,
                     *           "people": 1
                     *         },
                     *         "CLS": {
                     *           "p75": 1,
                     *           "people": 1
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        CLS: {
                            p75: number;
                            people: number;
                        } | null;
                        failing: number;
                        INP: {
                            p75: number;
                            people: number;
                        } | null;
                        LCP: {
                            p75: number;
                            people: number;
                        } | null;
                        load: {
                            p75: number;
                            people: number;
                        } | null;
                        people: number;
                        release: string;
                        /** @description A screen. */
                        remote: string;
                        role: "active" | "canary" | "before";
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    releaseHistory: {
        parameters: {
            query?: {
                /**
                 * @description A screen.
                 * @example orders
                 */
                remote?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "revision": 1,
                     *         "at": "2026-11-23T17:00:00Z",
                     *         "by": "Robin Sample",
                     *         "operation": "text",
                     *         "remote": "orders",
                     *         "from": null,
                     *         "to": null,
                     *         "reason": "text",
                     *         "audience": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReleaseChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    releaseOperation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Operation": "rollback",
                 *       "Remote": "orders",
                 *       "Reason": "exports fail"
                 *     }
                 */
                "application/json": {
                    Employees?: string[];
                    EmployeeTypes?: ("Sales" | "Account Manager" | "Operations")[];
                    /** @description The revision that was read: refused with 409 when there is a newer one. */
                    ExpectRevision?: number;
                    Operation: "rollback" | "promote" | "canary" | "end-canary" | "disable" | "enable";
                    /** @description Of a canary: the share of people who get it. */
                    Percent?: number;
                    /** @description For everybody who reads the history. */
                    Reason: string;
                    Release?: string;
                    /** @description A screen. */
                    Remote: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1
                     *     }
                     */
                    "application/json": {
                        revision: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    releaseVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remote": "orders",
                 *       "release": "1.0.0-3f9ab2c1",
                 *       "LCP": 940,
                 *       "INP": 48,
                 *       "CLS": 0.01
                 *     }
                 */
                "application/json": {
                    CLS?: number;
                    INP?: number;
                    LCP?: number;
                    release: string;
                    /** @description A screen. */
                    remote: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counted": 1
                     *     }
                     */
                    "application/json": {
                        counted: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    topicTell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A screen.
                 * @example my-day
                 */
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "late",
                 *       "employees": [
                 *         "rep@galley.example"
                 *       ],
                 *       "text": "Order 100023-1 is late for the third time",
                 *       "key": "100023-1 2026-11-24",
                 *       "record": {
                 *         "kind": "order-line",
                 *         "id": "100023-1"
                 *       },
                 *       "address": "/my-day?part=late"
                 *     }
                 */
                "application/json": {
                    address?: string;
                    employees: string[];
                    key: string;
                    /** @description One record. */
                    record?: {
                        id: string;
                        kind: "company" | "contact" | "activity" | "order-line";
                    };
                    text: string;
                    topic: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "told": 1,
                     *       "notTold": []
                     *     }
                     */
                    "application/json": {
                        notTold: {
                            /** @description Who did it; 0: anybody. */
                            employee: string;
                            reason: "unknown" | "notOffered" | "notSeen";
                        }[];
                        told: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reorders: {
        parameters: {
            query?: {
                /**
                 * @description A company; of a list or a count, the selected one, and 0 for none.
                 * @example 1
                 */
                CompanyID?: number;
                /**
                 * @description From 1 on. Behind the last page there is an empty one.
                 * @example 1
                 */
                PageNo?: number;
                /**
                 * @description An employee; of a list, 0 for all.
                 * @example 0
                 */
                RepID?: number;
                /** @example all */
                State?: "all" | "open" | "ordered" | "lapsed" | "withdrawn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Asks": [
                     *         {
                     *           "ActivityID": 1,
                     *           "OrderIDLineNum": "71120-1",
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "Product": "text",
                     *           "RepID": 0,
                     *           "Rep": "text",
                     *           "AskedOn": "2026-11-23T00:00:00",
                     *           "State": "open",
                     *           "Answer": "",
                     *           "OrderedOn": "2026-11-23",
                     *           "Days": 1
                     *         }
                     *       ],
                     *       "TotalCount": 1
                     *     }
                     */
                    "application/json": {
                        Asks: {
                            ActivityID: number;
                            /** @description The order line that answered; empty: none has. */
                            Answer: string;
                            AskedOn: string;
                            /** @description A company; of a list or a count, the selected one, and 0 for none. */
                            CompanyID: number;
                            CompanyName: string;
                            Days: number | null;
                            OrderedOn: string;
                            OrderIDLineNum: string;
                            Product: string;
                            Rep: string;
                            /** @description An employee; of a list, 0 for all. */
                            RepID: number;
                            State: "open" | "ordered" | "lapsed" | "withdrawn";
                        }[];
                        /** @description How many records match, on all pages. */
                        TotalCount: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    reorderDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An order-line id.
                 * @example 71120-1
                 */
                line: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "OrderIDLineNum": "71120-1",
                     *       "ParentID": 0,
                     *       "CompanyID": 1,
                     *       "CompanyName": "text",
                     *       "IndividualID": 1,
                     *       "IndividualName": "Jo Placeholder",
                     *       "TypeID": 1,
                     *       "ActivityComments": "text"
                     *     }
                     */
                    "application/json": {
                        ActivityComments: string;
                        /** @description A company; of a list or a count, the selected one, and 0 for none. */
                        CompanyID: number;
                        CompanyName: string;
                        IndividualID: number;
                        IndividualName: string;
                        OrderIDLineNum: string;
                        /** @description The company parent that is chosen in the header; 0: none. */
                        ParentID: number;
                        TypeID: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    reorderFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Reps": [
                     *         {
                     *           "RepID": 0,
                     *           "Rep": "text",
                     *           "Asked": 1,
                     *           "Ordered": 1,
                     *           "Open": 1,
                     *           "Lapsed": 1,
                     *           "Share": 50,
                     *           "MedianDays": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Reps: {
                            Asked: number;
                            Lapsed: number;
                            MedianDays: number | null;
                            Open: number;
                            Ordered: number;
                            Rep: string;
                            /** @description An employee; of a list, 0 for all. */
                            RepID: number;
                            /** @description In percent. */
                            Share: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    reordersOfLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Lines": [
                 *         "71120-1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    Lines: string[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Asks": [
                     *         {
                     *           "ActivityID": 1,
                     *           "OrderIDLineNum": "71120-1",
                     *           "CompanyID": 1,
                     *           "CompanyName": "text",
                     *           "Product": "text",
                     *           "RepID": 0,
                     *           "Rep": "text",
                     *           "AskedOn": "2026-11-23T00:00:00",
                     *           "State": "open",
                     *           "Answer": "",
                     *           "OrderedOn": "2026-11-23",
                     *           "Days": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Asks: {
                            ActivityID: number;
                            /** @description The order line that answered; empty: none has. */
                            Answer: string;
                            AskedOn: string;
                            /** @description A company; of a list or a count, the selected one, and 0 for none. */
                            CompanyID: number;
                            CompanyName: string;
                            Days: number | null;
                            OrderedOn: string;
                            OrderIDLineNum: string;
                            Product: string;
                            Rep: string;
                            /** @description An employee; of a list, 0 for all. */
                            RepID: number;
                            State: "open" | "ordered" | "lapsed" | "withdrawn";
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    secondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AppSince": "2026-11-21T17:00:00Z",
                     *       "Passkeys": 1,
                     *       "RecoveryCodesLeft": 10,
                     *       "IsRequired": false
                     *     }
                     */
                    "application/json": {
                        AppSince: string | null;
                        IsRequired: boolean;
                        Passkeys: number;
                        RecoveryCodesLeft: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    appBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Password": "text"
                 *     }
                 */
                "application/json": {
                    Password: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Secret": "JBSWY3DPEHPK3PXP",
                     *       "Address": "otpauth://totp/Galley:rep%40galley.example?secret=JBSWY3DPEHPK3PXP&issuer=Galley",
                     *       "QrSize": 45,
                     *       "QrPath": "M4 4h1v1h-1z"
                     *     }
                     */
                    "application/json": {
                        Address: string;
                        QrPath: string;
                        QrSize: number;
                        Secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    appConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Code": "123456"
                 *     }
                 */
                "application/json": {
                    Code: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "RecoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        RecoveryCodes: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    appRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Password": "text"
                 *     }
                 */
                "application/json": {
                    Password: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recoveryCodesMake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Password": "text"
                 *     }
                 */
                "application/json": {
                    Password: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "RecoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        RecoveryCodes: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    serviceTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Order system",
                     *         "source": "press",
                     *         "scopes": [
                     *           "feed:*"
                     *         ],
                     *         "expiresOn": "2027-06-30",
                     *         "createdAt": "2026-11-23T17:00:00Z",
                     *         "createdBy": "Robin Sample",
                     *         "lastUsedAt": null,
                     *         "revokedAt": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServiceToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    serviceTokenAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Order system",
                 *       "source": "press",
                 *       "scopes": [
                 *         "feed:*"
                 *       ],
                 *       "expiresOn": "2027-06-30"
                 *     }
                 */
                "application/json": {
                    expiresOn: string;
                    name: string;
                    scopes: string[];
                    source: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Order system",
                     *       "source": "press",
                     *       "scopes": [
                     *         "feed:*"
                     *       ],
                     *       "expiresOn": "2027-06-30",
                     *       "createdAt": "2026-11-23T17:00:00Z",
                     *       "createdBy": "Robin Sample",
                     *       "lastUsedAt": null,
                     *       "revokedAt": null,
                     *       "secret": "galley_secret"
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceTokenMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    serviceTokenRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ID": 12,
                     *         "Device": "Chrome on Windows",
                     *         "Address": "203.0.113.7",
                     *         "BegunAt": "2026-11-21T17:00:00Z",
                     *         "LastUseAt": "2026-11-21T18:04:00Z",
                     *         "IsCurrent": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        Address: string;
                        BegunAt: string;
                        Device: string;
                        /** @description In a save, 0 adds. */
                        ID: number;
                        IsCurrent: boolean;
                        LastUseAt: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    sessionsEnd: {
        parameters: {
            query?: {
                /** @example 12 */
                session?: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    secondFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "EmployeeTypes": [
                     *         "Operations"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        EmployeeTypes: ("Sales" | "Account Manager" | "Operations")[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    secondFactorPolicySave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EmployeeTypes": [
                 *         "Operations"
                 *       ]
                 *     }
                 */
                "application/json": {
                    EmployeeTypes: ("Sales" | "Account Manager" | "Operations")[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "EmployeeTypes": [
                     *         "Operations"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        EmployeeTypes: ("Sales" | "Account Manager" | "Operations")[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    shellSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "phone": "303-555-0100",
                     *       "links": {
                     *         "giftPortal": null,
                     *         "notePortal": null,
                     *         "reports": "https://reports.example",
                     *         "marketing": null,
                     *         "feedback": null,
                     *         "sendNote": null,
                     *         "sendGift": null,
                     *         "sendNomination": null
                     *       },
                     *       "social": [
                     *         {
                     *           "label": "Prints",
                     *           "url": "https://social.example/prints"
                     *         }
                     *       ],
                     *       "IsStored": true,
                     *       "Version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ShellSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    shellSettingsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "303-555-0100",
                 *       "links": {
                 *         "giftPortal": null,
                 *         "notePortal": null,
                 *         "reports": "https://reports.example",
                 *         "marketing": null,
                 *         "feedback": null,
                 *         "sendNote": null,
                 *         "sendGift": null,
                 *         "sendNomination": null
                 *       },
                 *       "social": [
                 *         {
                 *           "label": "Prints",
                 *           "url": "https://social.example/prints"
                 *         }
                 *       ],
                 *       "Version": 1
                 *     }
                 */
                "application/json": {
                    /** @description Addresses by name; null: not shown. */
                    links: {
                        feedback: string | null;
                        giftPortal: string | null;
                        marketing: string | null;
                        notePortal: string | null;
                        reports: string | null;
                        sendGift: string | null;
                        sendNomination: string | null;
                        sendNote: string | null;
                    };
                    /** @description Empty: not shown. */
                    phone: string;
                    social: {
                        /** @description The name. */
                        label: string;
                        url: string;
                    }[];
                    /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                    Version?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Settings": {
                     *         "phone": "303-555-0100",
                     *         "links": {
                     *           "giftPortal": null,
                     *           "notePortal": null,
                     *           "reports": "https://reports.example",
                     *           "marketing": null,
                     *           "feedback": null,
                     *           "sendNote": null,
                     *           "sendGift": null,
                     *           "sendNomination": null
                     *         },
                     *         "social": [
                     *           {
                     *             "label": "Prints",
                     *             "url": "https://social.example/prints"
                     *           }
                     *         ],
                     *         "IsStored": true,
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShellSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    shellSettingsReset: {
        parameters: {
            query?: {
                /**
                 * @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites.
                 * @example 1
                 */
                Version?: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Success": true,
                     *       "Settings": {
                     *         "phone": "303-555-0100",
                     *         "links": {
                     *           "giftPortal": null,
                     *           "notePortal": null,
                     *           "reports": "https://reports.example",
                     *           "marketing": null,
                     *           "feedback": null,
                     *           "sendNote": null,
                     *           "sendGift": null,
                     *           "sendNomination": null
                     *         },
                     *         "social": [
                     *           {
                     *             "label": "Prints",
                     *             "url": "https://social.example/prints"
                     *           }
                     *         ],
                     *         "IsStored": true,
                     *         "Version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShellSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    sharedLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example a-random-token */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sharedLineAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example a-random-token */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Answer": "change",
                 *       "Comment": "The logo should be larger.",
                 *       "Proof": "the-version"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @description The order line that answered; empty: none has. */
                    Answer: "approved" | "change";
                    /** @default  */
                    Comment?: string;
                    /** @default  */
                    Proof?: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderShareRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    orderShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An order-line id.
                 * @example 71120-1
                 */
                line: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Shares": [
                     *         {
                     *           "ID": 7,
                     *           "Fields": [
                     *             "status",
                     *             "dates",
                     *             "tracking",
                     *             "proof"
                     *           ],
                     *           "State": "works",
                     *           "CreatedAt": "2026-11-26T17:00:00Z",
                     *           "CreatedBy": "Robin Sample",
                     *           "ExpiresAt": "2026-12-26T17:00:00Z",
                     *           "OpenedCount": 2,
                     *           "LastOpenedAt": "2026-11-27T15:04:00Z",
                     *           "Answer": "change",
                     *           "AnsweredAt": "2026-11-27T15:06:00Z",
                     *           "Comment": "The logo should be larger.",
                     *           "ActivityID": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        Shares: {
                            ActivityID: number;
                            /** @description The order line that answered; empty: none has. */
                            Answer: ("approved" | "change") | null;
                            AnsweredAt: string | null;
                            Comment: string;
                            CreatedAt: string;
                            CreatedBy: string;
                            ExpiresAt: string;
                            Fields: ("status" | "dates" | "tracking" | "proof" | "price")[];
                            /** @description In a save, 0 adds. */
                            ID: number;
                            LastOpenedAt: string | null;
                            OpenedCount: number;
                            State: "works" | "revoked" | "expired" | "closed";
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
        };
    };
    orderShareMake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An order-line id.
                 * @example 71120-1
                 */
                line: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Days": 30,
                 *       "Fields": [
                 *         "status",
                 *         "dates",
                 *         "tracking",
                 *         "proof"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default 30 */
                    Days?: 7 | 30 | 90;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    Fields: ("status" | "dates" | "tracking" | "proof" | "price")[];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 7,
                     *       "Address": "https://galley.example/v1/shared/a-random-token"
                     *     }
                     */
                    "application/json": {
                        Address: string;
                        /** @description In a save, 0 adds. */
                        ID: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["URITooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    views: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ID": 1,
                     *         "List": "orders",
                     *         "Name": "Late ones",
                     *         "Query": "status=34",
                     *         "Visibility": "team",
                     *         "OwnerName": "Robin Sample",
                     *         "IsOwn": true,
                     *         "MayDelete": true,
                     *         "Pin": 1,
                     *         "IsDefault": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["View"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    viewSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ID": 0,
                 *       "List": "orders",
                 *       "Name": "Late ones",
                 *       "Query": "status=34",
                 *       "Visibility": "team"
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: number;
                    List: "activities" | "companies" | "contacts" | "orders";
                    Name: string;
                    /** @description The query of the list’s address. */
                    Query: string;
                    /** @description Who sees it besides its owner: mine nobody, team who shares an account owner with them, everybody all. Readers find their own records only. */
                    Visibility: "mine" | "team" | "everybody";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ID": 1,
                     *       "List": "orders",
                     *       "Name": "Late ones",
                     *       "Query": "status=34",
                     *       "Visibility": "team",
                     *       "OwnerName": "Robin Sample",
                     *       "IsOwn": true,
                     *       "MayDelete": true,
                     *       "Pin": 1,
                     *       "IsDefault": false
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    viewDelete: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    viewCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "List": "orders",
                 *       "ParentID": 0,
                 *       "CompanyID": 0
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A company; of a list or a count, the selected one, and 0 for none.
                     * @default 0
                     */
                    CompanyID?: number;
                    /** @description The UID of the signed-in employee. May be left out: the token decides. */
                    EmployeeUID?: string;
                    List: "activities" | "companies" | "contacts" | "orders";
                    /**
                     * @description The company parent that is chosen in the header; 0: none.
                     * @default 0
                     */
                    ParentID?: number;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Counts": [
                     *         {
                     *           "ID": 1,
                     *           "Count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ViewCountsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    viewDefault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "List": "orders",
                 *       "ID": 1
                 *     }
                 */
                "application/json": {
                    /** @description In a save, 0 adds. */
                    ID: number;
                    List: "activities" | "companies" | "contacts" | "orders";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    viewsPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key within 24 hours gets the first answer and changes nothing.
                 * @example 0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "List": "orders",
                 *       "IDs": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    IDs: number[];
                    List: "activities" | "companies" | "contacts" | "orders";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "source": "text",
                     *         "url": "https://social.example/prints",
                     *         "resources": [
                     *           "text"
                     *         ],
                     *         "createdAt": "text",
                     *         "deliveredAt": "text",
                     *         "waiting": 1,
                     *         "dead": 1,
                     *         "paused": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    webhookAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://orders.example/galley",
                 *       "resources": [
                 *         "activities",
                 *         "contacts"
                 *       ],
                 *       "secret": "at-least-sixteen-characters"
                 *     }
                 */
                "application/json": {
                    resources: ("activities" | "contacts" | "prospects" | "addresses" | "quotes")[];
                    secret: string;
                    source?: string;
                    url: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "",
                     *       "url": "https://orders.example/galley",
                     *       "resources": [
                     *         "activities",
                     *         "contacts"
                     *       ],
                     *       "createdAt": "2026-11-23T17:00:00Z",
                     *       "deliveredAt": null,
                     *       "waiting": 0,
                     *       "dead": 0,
                     *       "paused": false
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    webhookDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deadLetters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "webhook": 1,
                     *         "cursor": "text",
                     *         "resource": "text",
                     *         "id": 1,
                     *         "attempts": 1,
                     *         "error": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DeadLetter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    webhookPause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "text",
                     *       "url": "https://social.example/prints",
                     *       "resources": [
                     *         "text"
                     *       ],
                     *       "createdAt": "text",
                     *       "deliveredAt": "text",
                     *       "waiting": 1,
                     *       "dead": 1,
                     *       "paused": true
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    webhookReplay: {
        parameters: {
            query?: {
                /** @example 88 */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 1 */
                    "application/json": number;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    webhookResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServiceUnavailable"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "source": "text",
                     *       "url": "https://social.example/prints",
                     *       "resources": [
                     *         "text"
                     *       ],
                     *       "createdAt": "text",
                     *       "deliveredAt": "text",
                     *       "waiting": 1,
                     *       "dead": 1,
                     *       "paused": true
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["URITooLong"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
