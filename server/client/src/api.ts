// Generated from the OpenAPI description: pnpm --filter @galley/client generate

interface Nothing {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
}
type Only<Taken> = Taken & Omit<Nothing, keyof Taken>;
type Json<Value> = { "application/json": Value };
type Body<Content> = { content: Content };
type Answers<Content, Status extends keyof Refusals> = { 200: Body<Content> } & Pick<Refusals, Status>;
interface Repeatable {
    /** @description A repeat with the same key within 24 hours gets the first answer and changes nothing. */
    "Idempotency-Key"?: string;
}
interface Refusals {
    "5XX": components["responses"]["ServiceUnavailable"];
    400: components["responses"]["BadRequest"];
    403: components["responses"]["Forbidden"];
    413: components["responses"]["PayloadTooLarge"];
    415: components["responses"]["UnsupportedMediaType"];
    422: components["responses"]["UnprocessableContent"];
    429: components["responses"]["TooManyRequests"];
    401: components["responses"]["Unauthorized"];
    404: components["responses"]["NotFound"];
    409: components["responses"]["Conflict"];
    414: components["responses"]["URITooLong"];
    408: components["responses"]["RequestTimeout"];
}
export interface paths {
    "/account/forgotpassword": {
        /** @description Ask for a link to reset a password. Mails a link that works once, for 30 minutes. Answers false when no account has this e-mail. 403 where passwords are switched off. */
        post: operations["forgotPassword"];
    };
    "/account/login": {
        /** @description Sign in. Answers a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A sign-in that fails is answered 400, the same for an unknown e-mail and for a wrong password. An employee with a second factor, or of whom one is required, is answered 401 with `secondStep`: its ticket is for call `secondStep`, or for `passkeySecondStep`. Where passwords are switched off it is answered 403 for everybody but the break-glass account. The token is good for 12 hours; a page of this server that sends `X-Renewal` gets one for some minutes, and a cookie for call `sessionRenew`. */
        post: operations["login"];
    };
    "/account/logout": {
        /** @description Sign out. Ends the session of the token. */
        post: operations["logout"];
    };
    "/account/oidc/callback": {
        /** @description Come back from the identity provider. For browsers: checks what the identity provider says, finds or adds the employee, and leads to the app (303), which fetches the token. A page with a sentence where somebody is not let in (403) or the answer is not for this browser (400). */
        get: operations["oidcCallback"];
    };
    "/account/oidc/logout": {
        /** @description Sign out by the identity provider. OpenID Connect Back-Channel Logout 1.0: the sessions that the logout token names end at once. A token counts once. */
        post: operations["oidcLogout"];
    };
    "/account/oidc/start": {
        /** @description Sign in with a company account. For browsers: leads to the company’s identity provider (303), with authorization code, PKCE, state and nonce. `page` is the one that the browser comes back to. A page with a sentence and 503 where it does not answer; 404 where none is configured. */
        get: operations["oidcStart"];
    };
    "/account/oidc/token": {
        /** @description The token of a sign-in with a company account. Answers the token as a JSON string, once, to the browser that came back from the identity provider within the last minute: a cookie that no script reads is its permit. Whoever has a second factor, or has to have one, is answered 401 with `secondStep`, as by call `login`, unless the identity provider says that the sign-in there was strong; that ticket is good in this browser alone. */
        post: operations["oidcToken"];
    };
    "/account/passkey": {
        /** @description Sign in with a passkey alone. With what the browser answered. The passkey has to have checked its owner. Answers the token. A passkey whose counter has not risen is blocked. Where passwords are switched off it is answered 403 for everybody but the break-glass account. */
        post: operations["passkeySignIn"];
    };
    "/account/passkey/options": {
        /** @description Begin to sign in with a passkey. Answers what `navigator.credentials.get` is called with: without a ticket for a sign-in by passkey alone, with the ticket of a sign-in for its second step. The challenge is good once, for five minutes. */
        post: operations["passkeyOptions"];
    };
    "/account/renewal": {
        /** @description Renew the token of a page. For pages of this server alone, which have a cookie for it since their sign-in: answers the next token of the session, and replaces the cookie. A cookie that was replaced ends the session, with `sessionMisused`; the last one that was used is taken until its answer is used. Programs need none of it. */
        post: operations["sessionRenew"];
    };
    "/account/resetpassword": {
        /** @description Choose a password with a mailed link. Answers true once; false for a link that is unknown, used or expired. Every session of the employee ends with it. A password that is too long, common or little more than a name is answered 422, and the link stays good. 403 where passwords are switched off. */
        post: operations["resetPassword"];
    };
    "/account/secondstep": {
        /** @description Take the second step of a sign-in. With the ticket that the sign-in was refused with, and a code of the authenticator app or a recovery code. Each is good once. Answers the token. A ticket that is used or older than ten minutes is refused. */
        post: operations["secondStep"];
    };
    "/account/secondstep/enrolment": {
        /** @description Set up an authenticator app to sign in. For an employee who needs two-step verification and hasn’t set it up: answers what the app is set up with. The code that confirms it goes to call `secondStep`. */
        post: operations["secondStepEnrolment"];
    };
    "/account/secondstep/passkey": {
        /** @description Take the second step with a passkey. With the ticket that the sign-in was refused with, and what the browser answered. */
        post: operations["passkeySecondStep"];
    };
    "/account/secondstep/passkey/confirmation": {
        /** @description Add a passkey and sign in. For an employee who needs two-step verification and hasn’t set it up. Answers token and recovery codes. */
        post: operations["passkeyStepAdd"];
    };
    "/account/secondstep/passkey/enrolment": {
        /** @description Begin to add a passkey to sign in. For an employee who needs two-step verification and hasn’t set it up. */
        post: operations["passkeyStepBegin"];
    };
    "/account/setup": {
        /** @description Set Galley up. The first person of Operations, by the one-time code of the address that a start prints while nobody of Operations can sign in. Answers a token, as a sign-in does. 403 for a code that is wrong, used or older than a day, and 429 after ten of them in 15 minutes, whoever sent them; 409 once somebody of Operations can sign in; 422 by field for the rest. */
        post: operations["setup"];
    };
    "/meta.json": {
        /** @description The version of the app. What a page compares its own version with, to offer a reload. */
        get: operations["meta"];
    };
    "/v1/account-owners": {
        /** @description Account owners. By name, and whether companies or employees belong to them. */
        get: operations["accountOwners"];
        /** @description Add or rename an account owner. ID 0 adds. Case and spaces tell no names apart. */
        post: operations["accountOwnerSave"];
        /** @description Delete an account owner. One to whom no company and no employee belongs. */
        delete: operations["accountOwnerDelete"];
    };
    "/v1/activity": {
        /** @description Add or change an activity. ID 0 adds, -2 adds a follow-up, above 0 changes. With saveMode 1 it is marked done, which schedules the next occurrence of a series; with 2 a follow-up is proposed, or added where FollowUp has one. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left. */
        post: operations["activitySave"];
    };
    "/v1/activity-types": {
        /** @description Activity types, to manage them. By name, and whether activities have them. The default one stays. */
        get: operations["managedActivityTypes"];
        /** @description Add or rename an activity type. ID 0 adds. Case and spaces tell no names apart. */
        post: operations["activityTypeSave"];
        /** @description Delete an activity type. One that no activity has, and that is not the default. */
        delete: operations["activityTypeDelete"];
    };
    "/v1/activity/calendar": {
        /** @description Activities of some days. What the list with the same filters has on the days from From to To, at most 42: of one day the first 200, of up to a week the first 40 of each day, of more the first 4 of each. Days says how many each day has. Open activities that are overdue on other days come first, at most 20; Overdue says how many there are. */
        post: operations["activityCalendar"];
    };
    "/v1/activity/days": {
        /** @description Days with open activities. On which days an employee has open activities, how many, and how many of them recur. */
        get: operations["activityDays"];
    };
    "/v1/activity/done/{id}": {
        /** @description Close an activity. As done or canceled. Done without a next occurrence, it is answered with the draft of a follow-up. One that is closed already is 409. */
        post: operations["activityDone"];
    };
    "/v1/activity/paged": {
        /** @description A page of activities. Activities under a selection. With Filter_Apply the other filters narrow them; without it, the own ones that are to do. */
        post: operations["activityPaged"];
    };
    "/v1/activity/records": {
        /** @description Activities by their ids. At most 200, in the order of the ids, each with who changed it last and when. What is not there is left out. */
        post: operations["activityRecords"];
    };
    "/v1/activity/types": {
        /** @description Activity types. What an activity can be: a call, a meeting. 5 is the default. */
        get: operations["activityTypes"];
    };
    "/v1/activity/undo/{id}": {
        /** @description Undo a closing. Opens an activity that was closed at this Version, and withdraws the occurrence that this scheduled. 409 when either was changed since. */
        post: operations["activityUndo"];
    };
    "/v1/associations/account/{employeeUid}": {
        /** @description The account owners of the signed-in employee. The default one first. Those of anybody else are refused. */
        get: operations["accountAssociations"];
    };
    "/v1/associations/company/{id}": {
        /** @description The companies of a contact. At most 1,000. */
        get: operations["contactCompanies"];
    };
    "/v1/associations/individual/{id}": {
        /** @description The contacts of a company. The active ones, by name. */
        get: operations["companyContacts"];
    };
    "/v1/associations/requests": {
        /** @description Requests for contacts that wait for the employee. Somebody wants to put a contact of the employee’s on a company. The oldest first, at most 200. */
        get: operations["associationRequests"];
    };
    "/v1/associations/requests/{id}": {
        /** @description Accept or decline a request for a contact. Answers the Version of the contact. One that is decided already is 409. */
        post: operations["associationRequestDecide"];
    };
    "/v1/audit": {
        /** @description A page of the audit log. The newest first, 100 at a time; `before` takes the last id of the page before. */
        get: operations["auditTrail"];
    };
    "/v1/bulk": {
        /** @description The own bulk changes. Those of the last day that are running or can still be undone, the newest first. */
        get: operations["bulkJobs"];
        /** @description Change many records. Does one action with each record: those of Ids, or all that the filter of the action’s list matches, at most 20,000. It runs in the background. Each record is changed by the rules of its own call, or refused with the reason. A record that somebody changes before its turn is left as it is. */
        post: operations["bulkStart"];
    };
    "/v1/bulk/{id}": {
        /** @description How far a bulk change is. What became of its records so far. Only who started it may ask. */
        get: operations["bulkJob"];
    };
    "/v1/bulk/{id}/cancel": {
        /** @description Cancel a bulk change. Stops it after the records that are being changed. What is done stays, and can be undone. */
        post: operations["bulkCancel"];
    };
    "/v1/bulk/{id}/undo": {
        /** @description Undo a bulk change. Gives every record back what it was, in the background; answers the change that does so. A record that somebody has changed since is kept, and counted as Changed. */
        post: operations["bulkUndo"];
    };
    "/v1/bulk/{id}/verdicts": {
        /** @description What became of each record. The records with one verdict, 100 at a time, with the reason. */
        get: operations["bulkVerdicts"];
    };
    "/v1/calendar": {
        /** @description Whether one has a calendar feed. When it was made, and when a calendar program read it last. */
        get: operations["calendarFeed"];
        /** @description Make or replace one’s calendar feed. Answers the address that a calendar program subscribes to. It is answered once and stored nowhere. The address before, if there was one, is refused from now on. Proof is the password once more, or a code of the authenticator app; who has neither has signed in with the company account within ten minutes. */
        post: operations["calendarFeedMake"];
        /** @description Revoke one’s calendar feed. Its address is refused from now on. Without a feed, nothing happens. */
        delete: operations["calendarFeedRevoke"];
    };
    "/v1/calendar/{secret}/activities.ics": {
        /** @description The calendar of a feed. An iCalendar (RFC 5545) of the open activities that are assigned to the owner of the feed, from 30 days ago to two years from now, each as an event of a whole day. The secret in the address is the permit: no token is needed. With `If-None-Match`, 304 where nothing has changed. The answer is 404 once the feed is revoked or its owner disabled, and 429 to a network that has tried too many unknown addresses. */
        get: operations["calendarFile"];
    };
    "/v1/CGOM_Variables": {
        /** @description A variable by its name. AccountOwnerPassword is secret: its value is answered empty, and verified by call 101. */
        get: operations["variable"];
    };
    "/v1/CGOM_Variables/verify": {
        /** @description Verify a secret variable. Whether what was typed is right. The right account owner password is answered with a ProofToken for one save of a prospect, within 10 minutes. */
        post: operations["variableVerify"];
    };
    "/v1/changes": {
        /** @description What people changed. Changes of activities, contacts, prospects, addresses and quotes in the order of their commits, each once, behind a cursor. Needs the scope `changes:read`. */
        get: operations["changes"];
    };
    "/v1/ci/{remote}/canary": {
        /** @description Start or end a canary. Gives a release to a part of the people; without a release, ends the canary. */
        post: operations["ciCanary"];
    };
    "/v1/ci/{remote}/checks": {
        /** @description Ask the gate before publishing. Whether a build that is not published yet fits today’s host, with every reason against it. `record` is the text of its release.json; 422 names each field of it that is wrong. */
        post: operations["ciCheck"];
    };
    "/v1/ci/{remote}/disabled": {
        /** @description Disable or enable a remote. While a remote is disabled, its screen shows the reason. */
        post: operations["ciDisable"];
    };
    "/v1/ci/{remote}/promote": {
        /** @description Promote a release. Makes a published release the active one. 422 names every reason of the gate. */
        post: operations["ciPromote"];
    };
    "/v1/ci/{remote}/releases": {
        /** @description The releases of a remote. What is active, published and withdrawn, and who changed it last. */
        get: operations["ciStatus"];
        /** @description Publish a release. Puts a build into the release store; what is active stays. `record` is the text of its release.json, `files` has every file listed there. Where keys are configured, `signature` is by a key that may publish the remote, over the JSON text `["galley","record",<remote>,<release>,<digest of record>]`; `release publish --server` makes it. An id is published once. */
        post: operations["ciPublish"];
    };
    "/v1/ci/{remote}/releases/{release}/gate": {
        /** @description Ask the gate. Whether a release passes the gate under today’s host, with every reason against it. */
        get: operations["ciGate"];
    };
    "/v1/ci/{remote}/rollback": {
        /** @description Roll back. Returns to the newest earlier release that passes the gate, or to the one that is named. */
        post: operations["ciRollback"];
    };
    "/v1/companies/search": {
        /** @description Search companies. By a part of the name; those that begin with it first. Each with its company parent. */
        get: operations["companySearch"];
    };
    "/v1/customers/{id}/page": {
        /** @description A company. With its contacts, the rhythm of its orders, and its spend by month since January five years ago. Rhythm and spend are left out where the employee may not see the company’s orders. */
        get: operations["companyPage"];
    };
    "/v1/customers/{id}/spendmonths": {
        /** @description What a company spent by month. The last 12 calendar months in USD, this month last. Empty where the employee may not see the company’s orders. */
        get: operations["spendMonths"];
    };
    "/v1/customers/{id}/timeline": {
        /** @description What happened at a company. Activities, order lines, approved proofs, documents and changes of the last five years, the newest day first, 30 at a time. For the next ones send the Key of the last as before. */
        get: operations["companyTimeline"];
    };
    "/v1/customers/atrisk": {
        /** @description How many companies are at risk. Companies of a selection whose next order is late by their own rhythm, of those whose orders the employee may see. */
        get: operations["companiesAtRisk"];
    };
    "/v1/customers/counts": {
        /** @description The header’s counts under a selection. Each equals the total of the list that its link opens. */
        post: operations["counts"];
    };
    "/v1/customers/paged": {
        /** @description A page of companies. Companies under a selection, by name. */
        post: operations["companyPaged"];
    };
    "/v1/customers/PostingCompanies": {
        /** @description Posting companies and their branches. Plants whose addresses can be used as shipping addresses. */
        get: operations["postingCompanies"];
    };
    "/v1/customers/prospect": {
        /** @description Add or change a prospect. ID 0 adds. A name that another company has is answered with DuplicateCompany, and nothing is saved. A new account owner needs an AccountOwnerProof. Contacts that are others’ are requested, not linked. */
        post: operations["prospectSave"];
    };
    "/v1/customers/risks": {
        /** @description Which companies are at risk. Of at most 200 companies, those whose next order is late by their own rhythm, with the days since their last order and the median between their orders. Those whose orders the employee may not see are left out. */
        post: operations["companyRisks"];
    };
    "/v1/customers/ShippingAddresses": {
        /** @description The shipping addresses of a company. The oldest first. */
        get: operations["shippingAddresses"];
        /** @description Change shipping addresses. All of the list or none. The selected ones go into Build a Quote. */
        put: operations["shippingAddressesSave"];
        /** @description Add a shipping address. To the company of customerUid; answers its id. */
        post: operations["shippingAddressAdd"];
        /** @description Delete a shipping address. By its id. */
        delete: operations["shippingAddressDelete"];
    };
    "/v1/customers/similar": {
        /** @description Companies of a similar name. At most five; the one of the same name first. */
        get: operations["companySimilar"];
    };
    "/v1/customers/totalspend": {
        /** @description What companies spend. In USD, of at most 200 companies. Those whose orders the employee may not see are left out. */
        post: operations["totalSpend"];
    };
    "/v1/customers/trendgroups": {
        /** @description Company parents, companies, employees and states. The options of the pickers, in alphabetical order. Answered with an ETag: send it as If-None-Match, and the same lists are 304. */
        get: operations["trendGroups"];
    };
    "/v1/downloads/tickets": {
        /** @description A ticket for a download. Answers the address of one of the three downloads, with a ticket that is good for five minutes. */
        post: operations["downloadTicket"];
    };
    "/v1/employees": {
        /** @description The signed-in employee. Who is signed in, and of which type. */
        get: operations["employee"];
    };
    "/v1/everything/{uid}": {
        /** @description Everything as one archive. A CSV file of each resource, which an import into an empty Galley reads back, the activities, and the files of records, as a stream. Needs no token: the id is the permit. */
        get: operations["everything"];
    };
    "/v1/Exports/Orders/{uid}": {
        /** @description The spreadsheet of order lines. A stream of one row for each line. Needs no token: the id is the permit. The header X-Total-Count says how many rows there will be. */
        get: operations["orderExport"];
    };
    "/v1/feed-imports/{import}": {
        /** @description Undo an import. Deletes what the import created and restores the rest. What was fed again since, or changed by people, stays and is named. */
        delete: operations["feedUndo"];
    };
    "/v1/feed/{resource}": {
        /** @description Read back what was fed. The records of the token’s source as they stand here now, in the shape in which they are fed, in the order of their last change; deleted records as deleted. */
        get: operations["feedRead"];
        /** @description Feed records of a resource. Creates, changes and deletes records by their external ids. A list of at most 5,000 records is one transaction; a stream of lines (NDJSON) is committed in batches of at most 1,000. The answer counts the verdicts and names the records that were refused or of which a field was kept; `verbose` names all. A refused record stops no other one. Needs the scope `feed:<resource>`. An Idempotency-Key holds for seven days; with it, a stream that was cut off goes on behind its last batch. */
        post: operations["feedWrite"];
    };
    "/v1/figures": {
        /** @description The figures of the work. What a team or a person has done in a period of at most 92 days, which prospects were won, and which order lines wait for the customer. Each figure has the address of the list that it counts. Without Team and Employee it is the team of the employee’s default account owner. */
        get: operations["figures"];
    };
    "/v1/figures/export": {
        /** @description The figures of the work as a file. Of the same: a spreadsheet by person and by day, or by person as CSV. */
        get: operations["figuresExport"];
    };
    "/v1/files/{id}": {
        /** @description Download a file. The file as it was added, of the type that its list says, always as an attachment. Opened by a ticket, too. */
        get: operations["recordFileDownload"];
        /** @description Remove a file. For whoever added it, Account Managers who may write to its record, and Operations. */
        delete: operations["recordFileRemove"];
    };
    "/v1/files/{id}/tickets": {
        /** @description A ticket for a file. Answers the address of a file with a ticket that is good for one download within five minutes: a navigation carries no token. */
        post: operations["recordFileTicket"];
    };
    "/v1/ForecastFamilies": {
        /** @description Forecast families. The lines of business under which a prospect is counted, by name. */
        get: operations["forecastFamilies"];
    };
    "/v1/imports": {
        /** @description Imports of files. The last hundred, the newest first, and the names of all sources. */
        get: operations["imports"];
        /** @description Upload a file. The body is the file: `.csv` and `.ndjson` up to 512 MB, `.xlsx` up to 10 MB. Its columns are mapped as in the last file of the source and the resource, else by their headings. Without a resource, the file’s name, headings and first rows tell it, and whether companies come with their people. A source has one import at a time. */
        post: operations["importAdd"];
    };
    "/v1/imports/{id}": {
        /** @description An import of a file. How far it is, and how many records have which verdict. */
        get: operations["importRead"];
    };
    "/v1/imports/{id}/apply": {
        /** @description Apply a checked file. Begins to write the records, or goes on where a stopped import stands. */
        post: operations["importApply"];
    };
    "/v1/imports/{id}/cancel": {
        /** @description Cancel an import. Ends a check, which can be begun again. Ends an import that is open or applied; what is written stays until it is undone. */
        post: operations["importCancel"];
    };
    "/v1/imports/{id}/check": {
        /** @description Check a file. Begins a dry run with this map; nothing is changed. `doubles` says what is done with rows that fit a record which another source or a person has made: by default they fill what is empty there. With `people`, rows of companies name people of theirs, too: each company of the list is one however many rows it has, what its first row leaves empty the others fill, and the people become its contacts. The import is `checked` when it is over. The map of lines (NDJSON) is not read. */
        post: operations["importCheck"];
    };
    "/v1/imports/{id}/guess": {
        /** @description Say what a file brings. Of an import that is open or checked. Its columns are guessed anew; the check that was is over. */
        post: operations["importGuess"];
    };
    "/v1/imports/{id}/records": {
        /** @description Records of a file. Those with one verdict, in the order of the file: the first 10,000, but all that are refused, of which a field is kept, or that fit a record of others (`double`). */
        get: operations["importRecords"];
    };
    "/v1/imports/{id}/refused": {
        /** @description Download the refused rows. A CSV of the rows as they stand in the file, each with its place and the reason. Formulas in them are live: a spreadsheet runs them. */
        get: operations["importRefused"];
    };
    "/v1/imports/{id}/undo": {
        /** @description Undo an import of a file. Begins to delete what it created and to restore the rest, or goes on where an undo has stopped. The import says how far that is. What was fed again since, or changed by people, stays. */
        post: operations["importUndo"];
    };
    "/v1/imports/{id}/undone": {
        /** @description What an undo restored. How many records are as they were, and the first 1,000 that stay, with the reason. */
        get: operations["importUndone"];
    };
    "/v1/inbox": {
        /** @description A page of the inbox. What the employee was told: activities that others assigned to them, notes that mention them, how many activities are due today, what became of the order lines that they watch, and, where they have chosen so, what others changed at their customers: one item for each customer and day; what the teams of remotes tell them (call 338). Unread items come first, the newest first in each part. What is snoozed is not listed, nor what is about a record that is gone, notes that mention them no more, or an order line that is no longer theirs to see. Kept for 90 days. `Shows` names the kinds that the caller can show, with commas; left out, it is the kinds of Galley itself, without what teams of remotes tell. */
        get: operations["inbox"];
    };
    "/v1/inbox/mail": {
        /** @description Choose when the morning mail comes. On Mondays to Fridays the employee gets a mail of what is unread in their inbox and was in no such mail yet, at this time of the business’s time zone; none where there is nothing. Empty: no mail, as at first. */
        put: operations["inboxMail"];
    };
    "/v1/inbox/muted": {
        /** @description Mute kinds of items. Of these kinds, and of no others, the employee is told nothing from now on. At first it is customers alone. What is in the inbox stays. */
        put: operations["inboxMute"];
    };
    "/v1/inbox/muted/topics": {
        /** @description Mute a topic of a remote. Of this topic the employee is told nothing from now on, or is told again. What is in the inbox stays. 404 for a topic that is not for the employee, 409 where the remote does not run, 422 where its releases have no such topic; a topic that is not offered any more can still be told again. */
        put: operations["inboxMuteTopic"];
    };
    "/v1/inbox/quiet": {
        /** @description Choose quiet hours. From one time to another of each day by the business’s clock, past midnight where the end is earlier, and on weekends: the employee gets neither notifications nor the morning mail then. Afterwards one notification says how many items are new. Both times empty: no such hours. */
        put: operations["inboxQuiet"];
    };
    "/v1/inbox/read": {
        /** @description Mark items as read or unread. Items that are not in the employee’s inbox are passed over. */
        put: operations["inboxRead"];
    };
    "/v1/inbox/snoozed": {
        /** @description Snooze an item. It is not listed until 7 in the morning of a business day to come, and is unread then. */
        put: operations["inboxSnooze"];
    };
    "/v1/inbox/unread": {
        /** @description Count unread items. How many items of the inbox are unread, of the kinds in `Shows` (call 189). */
        get: operations["inboxUnread"];
    };
    "/v1/individuals": {
        /** @description A contact. With all its companies. */
        get: operations["contact"];
        /** @description Add or change a contact. IndividualId 0 adds. Its companies become exactly those that are sent. An e-mail that another contact has is answered with DuplicateEmail, and nothing is saved. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left. */
        post: operations["contactSave"];
    };
    "/v1/individuals/duplicates": {
        /** @description Contacts that may be the same person. Pairs of active contacts of the employee’s with the same e-mail (without dots and a +suffix), the same phone number or the same name at the same company; those with most in common first, 20 on a page. A number of more than 5 contacts is left out. */
        get: operations["contactDuplicates"];
    };
    "/v1/individuals/merges": {
        /** @description Merge contacts. KeptID stays, the others become inactive and lead to it. Take names of a field the contact whose value stays; without it, that of KeptID. Notes are joined, and everything that refers to the others refers to KeptID. A contact that was changed since its Version is 409, which names its fields. Answers the merge by which it is undone. */
        post: operations["contactMerge"];
    };
    "/v1/individuals/merges/{id}/undo": {
        /** @description Undo a merge of contacts. Each row that the merge has written is as it was; what was changed since stays, and Left names it. Later merges of the same contacts are undone first. */
        post: operations["contactMergeUndo"];
    };
    "/v1/individuals/merging": {
        /** @description What a merge of contacts would move. Of at most 10 contacts: each as it is, how much refers to it, and the merges that they came from, the newest first. Of a contact that was merged away, the one that stays. */
        get: operations["contactMerging"];
    };
    "/v1/individuals/paged": {
        /** @description A page of contacts. Contacts under a selection, by name or (SortBy 1) by e-mail. */
        post: operations["contactPaged"];
    };
    "/v1/individuals/salesreps": {
        /** @description Sales reps, or account owners. The sales reps of the companies under a selection. With companyId -1 the account owners instead. */
        get: operations["salesReps"];
    };
    "/v1/individuals/search": {
        /** @description Search contacts. By a part of the name; those that begin with it first. Each with its default company. */
        get: operations["contactSearch"];
    };
    "/v1/individuals/similar": {
        /** @description Contacts of the same e-mail or a similar name. At most five; the one of the same e-mail first. */
        get: operations["contactSimilar"];
    };
    "/v1/lists/counts": {
        /** @description Count parts of a list. How many records the employee would find in a list at each of these query strings of its address, under the selection. Each equals the total of the list; null for one with a filter, or a value of it, that the list does not have. */
        post: operations["listCounts"];
    };
    "/v1/live": {
        /** @description What is changed, as a stream of events. Server-sent events that do not end. `changes` names what was committed since the event before, by topic, id and version; a topic without `records` has more than are named. It says nothing of the records: read them by their own calls. `gap`: something may have been missed, so read everything again. `revision`: the newest revision of the release registry. Send the last id as Last-Event-ID to go on after it, at any server; without one, `age` asks for what came within so many milliseconds before. */
        get: operations["live"];
    };
    "/v1/live/{topic}/{id}": {
        /** @description Who saved a record last. Of an activity, a contact or a company, with the version that the save made. */
        get: operations["lastChange"];
    };
    "/v1/mail": {
        /** @description Messages of a company or a contact. The newest first, 10 at a time: those whose activities the employee sees, and their own private ones. For the next ones send the ID of the last as before. With an answer comes an open activity with its contact that the employee may mark done or move. */
        get: operations["mail"];
    };
    "/v1/mail/{id}": {
        /** @description A message as a whole. Its new text, and what is folded away: quotes of earlier mail and signatures. HTML was made text. */
        get: operations["mailText"];
        /** @description Remove a message. For the employee whose message it is, and Operations. It goes with its activities and files; the mail program keeps its own copy, and Galley does not take it again. */
        delete: operations["mailRemove"];
    };
    "/v1/mail/{id}/follow-up": {
        /** @description Mark the follow-up of an answer done, or move it. An open activity with a contact of the message: marked done, or moved by a week. 409 when it was changed since. */
        post: operations["mailFollowUp"];
    };
    "/v1/mailbox": {
        /** @description The mailbox. For Operations: whether it can be read, how many messages were taken or left alone, and the last of those that were left alone, with the reason. */
        get: operations["mailbox"];
    };
    "/v1/maildrafts": {
        /** @description A message to a contact, filled from the record. What the employee’s own mail program begins with: recipient, the mailbox as blind copy, subject and text of a template. Fields that the record has nothing for stand in brackets, and are named in Empty. The company is that of the order line, else the one named, else the contact’s default one. Nothing is sent or kept. */
        post: operations["mailDraft"];
    };
    "/v1/mailtemplates": {
        /** @description Templates of mail. The employee’s own, and those that people of their account owners share. */
        get: operations["mailTemplates"];
        /** @description Add or change a template of mail. ID 0 adds one, above 0 changes one’s own. Fields stand in braces: {name}, {first name}, {company}, {product}, {order}, {ship date}, {proof link}, {po}, {job ref}, {tracking}, {my name}. */
        post: operations["mailTemplateSave"];
    };
    "/v1/mailtemplates/{id}": {
        /** @description Delete a template of mail. One’s own. */
        delete: operations["mailTemplateRemove"];
    };
    "/v1/myday": {
        /** @description The figures of the day. What of the employee’s own activities, order lines and companies is due, late, waiting or quiet, under a selection. Each figure has the address of the list that it counts, and the first of its records. */
        get: operations["myDay"];
    };
    "/v1/orders/attention": {
        /** @description How many lines need a person. By status, the most urgent first. */
        post: operations["orderAttention"];
    };
    "/v1/orders/getUid/{companyId}": {
        /** @description Begin a spreadsheet of order lines. Answers the id of the sheet, good for 10 minutes. Filters and sort are those of the list. */
        get: operations["exportUid"];
    };
    "/v1/orders/paged": {
        /** @description A page of order lines. Lines of the last five years that the employee may see. Text filters are parts of the text, case does not count, and all that are given apply. Sorted by Priority, lines that need a person come first. */
        post: operations["orderPaged"];
    };
    "/v1/orders/watched": {
        /** @description What of the order lines the employee watches. Lines and orders by their numbers, customers and views of order lines by their ids: what becomes of their lines comes to the inbox. Only what the employee sees. */
        get: operations["orderWatches"];
        /** @description Watch order lines, or stop watching them. A line, or all lines of an order, of a customer, or that a view finds before or after a change. Who watches a line is told when its promised date moves, when it is shipped, when the carrier reports an exception, and when its proof has waited for the customer for three days; once, whatever covers it. At most 1,000, of which 20 views. */
        put: operations["orderWatch"];
    };
    "/v1/palette": {
        /** @description Search companies, contacts and order lines. Companies and contacts by name, phone number and e-mail, order lines by their number. At most eight of each; those that begin with the term first. */
        get: operations["palette"];
    };
    "/v1/palette/texts": {
        /** @description Search activities and order lines by what is written in them. Activities by their notes, and messages by subject and text, from three characters on; order lines by references, tracking, address and advertiser, from four on. At most eight of each. */
        get: operations["paletteTexts"];
    };
    "/v1/parents/search": {
        /** @description Search company parents. By a part of the name; those that begin with it first. */
        get: operations["parentSearch"];
    };
    "/v1/passkeys": {
        /** @description One’s own passkeys. The oldest first. One that is blocked signs nobody in: a copy of it was used. */
        get: operations["passkeys"];
        /** @description Add a passkey. With what the browser answered. It is named after the browser until it is renamed. With the first second factor come recovery codes, once. */
        post: operations["passkeyAdd"];
    };
    "/v1/passkeys/{id}": {
        /** @description Rename a passkey. What its owner calls it. */
        put: operations["passkeyRename"];
    };
    "/v1/passkeys/{id}/removal": {
        /** @description Remove a passkey. Refused where Operations require two-step verification and no way to do it would be left. */
        post: operations["passkeyRemove"];
    };
    "/v1/passkeys/options": {
        /** @description Begin to add a passkey. Answers what `navigator.credentials.create` is called with, with a challenge for this session that is good once, for five minutes. 404 where PUBLIC_URL has no host name or no https://. */
        post: operations["passkeyBegin"];
    };
    "/v1/people": {
        /** @description A page of employees. By name, with their account owners and whether they can sign in. */
        get: operations["employeeList"];
        /** @description Add or change an employee. ID 0 adds one without a password: an invitation lets them choose it. The account owners become exactly those that are sent, one of them the default. Nobody changes their own type. */
        post: operations["employeeSave"];
    };
    "/v1/people/{id}/access": {
        /** @description Disable an employee, or enable them again. Every session and mailed link of theirs ends at once. Nobody disables themselves. */
        post: operations["employeeAccess"];
    };
    "/v1/people/{id}/invitation": {
        /** @description Invite an employee. Mails a link to choose a password, which works once, for seven days. Links that were mailed before end. For employees who have no password yet. */
        post: operations["employeeInvitation"];
    };
    "/v1/people/{id}/second-factor": {
        /** @description Reset an employee’s two-step verification. Takes the authenticator app, the passkeys and the recovery codes away, and signs the employee out everywhere. Nobody resets their own. */
        delete: operations["secondFactorReset"];
    };
    "/v1/people/{id}/sessions": {
        /** @description The sessions of an employee. Those in force, the last used first. */
        get: operations["employeeSessions"];
        /** @description Sign an employee out. Ends one session of the employee, or without `session` all of them but the one of the request. */
        delete: operations["employeeSessionsEnd"];
    };
    "/v1/presence": {
        /** @description Say that a record is open. The employee has an activity, a contact or a company open on a page that the browser names as it likes. It counts for 45 seconds: say it again before. Answers the colleagues who have it open now. The pages of those who did already are told of the topic `presence`, without ids. */
        put: operations["presence"];
        /** @description Say that a record is open no more. Of the page of the same name. What is not open is passed over. */
        delete: operations["presenceEnd"];
    };
    "/v1/PricingExport/BuildAQuote/{customerUid}": {
        /** @description Build a quote for a company. A spreadsheet to calculate with, with the prices and the selected shipping addresses. */
        get: operations["buildAQuote"];
    };
    "/v1/PricingExport/PricingSheet/{customerUid}": {
        /** @description The pricing summary of a company. A spreadsheet, or with format=pdf a PDF. */
        get: operations["pricingSummary"];
    };
    "/v1/PricingExport/PricingSheet/Download/{customerUid}": {
        /** @description The detailed pricing sheet of a company. A spreadsheet with every price of the company’s price plan. */
        get: operations["pricingDetail"];
    };
    "/v1/push": {
        /** @description Notifications of this device, and quiet hours. The key of the server by which a browser subscribes, whether the device of this session is told of new items of the inbox, and when the employee wants neither notifications nor mail. */
        get: operations["push"];
    };
    "/v1/push/device": {
        /** @description Have this device told. Takes what the browser answers to a subscription. The device of this session is told of new items of the inbox, of each some seconds later if no open page has told it, until the session ends. Addresses are of push services: with https, and public unless the server allows others. */
        put: operations["pushOn"];
        /** @description Have this device told no more. The subscription of this session is forgotten at once. */
        delete: operations["pushOff"];
    };
    "/v1/quoted/{token}": {
        /** @description The page of a link to a quote. A quote as it was sent, with forms to comment, accept and decline. The token in the address is the permit. The answer is the same 404 for a token that is unknown, revoked or expired, or whose maker is disabled or does not see the quote, and 429 to a network that has tried too many. A browser gets refusals as a page. */
        get: operations["sharedQuote"];
        /** @description Answer a quote by a link. The forms of the page: a comment, an acceptance with name and title, a refusal with a reason. Each version is answered once; the same again changes nothing, and another answer is 409, as is one of a version that is not the newest, of a quote that has expired or is being revised. It redirects to the page. */
        post: operations["sharedQuoteAnswer"];
    };
    "/v1/quoted/{token}/pdf": {
        /** @description The PDF of a link to a quote. The quote as it was sent. The token in the address is the permit, as of its page. */
        get: operations["sharedQuotePdf"];
    };
    "/v1/quotelinks/{id}": {
        /** @description Revoke a link to a quote. It opens nothing from now on. Whoever sees the quote may, whoever made the link. Revoked before, nothing happens. */
        delete: operations["quoteLinkRevoke"];
    };
    "/v1/quotes/{id}": {
        /** @description A quote. What it says now, what was sent, what its customer said, and its links without their addresses. */
        get: operations["quote"];
    };
    "/v1/quotes/{id}/duplicate": {
        /** @description Duplicate a quote. Answers a draft with the same lines, valid for 30 days, whose rep is the employee. */
        post: operations["quoteDuplicate"];
    };
    "/v1/quotes/{id}/links": {
        /** @description Share a quote that was sent. Makes a further link that works for 7, 30 or 90 days. Its address is answered once and stored nowhere. */
        post: operations["quoteLinkMake"];
    };
    "/v1/quotes/{id}/pdf": {
        /** @description A quote as PDF. A letter with what the quote says now; a draft says that it is one. */
        get: operations["quotePdf"];
    };
    "/v1/quotes/{id}/send": {
        /** @description Send a quote. Freezes what it says as its next version and makes a link for its customer, whose address is answered once and stored nowhere. */
        post: operations["quoteSend"];
    };
    "/v1/quotes/draft": {
        /** @description Begin a quote. What a quote begins with for a company, a contact, an activity or an order line; of a line product, sizes, design and quantity, at the list price. Save it by call 372. */
        get: operations["quoteDraft"];
    };
    "/v1/quotes/extend": {
        /** @description Extend quotes by 14 days. Those of Ids, or all that a filter finds, at most 20,000; those that have expired from today on. Those that are accepted, declined or won, or another’s to change, are left as they are and counted. */
        post: operations["quotesExtend"];
    };
    "/v1/quotes/extend/{id}/undo": {
        /** @description Undo an extension of quotes. Within a day. A quote that was changed since stays as it is, and is counted. */
        post: operations["quotesExtendUndo"];
    };
    "/v1/quotes/figures": {
        /** @description Won quotes by rep and month. In number and in cents, of this month and the eleven before, by the day of the order; of companies whose orders the employee may see. */
        get: operations["quoteFigures"];
    };
    "/v1/quotes/paged": {
        /** @description A page of quotes. Quotes of companies whose orders the employee may see, under a selection or of all. With how many of the found are in each state, and what they come to in cents. */
        post: operations["quotePaged"];
    };
    "/v1/quotes/save": {
        /** @description Add or change a quote. Its lines become exactly those that are sent; the server computes the amounts. A change of what was sent is a draft of the next version. What was accepted or won is 409. */
        post: operations["quoteSave"];
    };
    "/v1/quotes/sheet": {
        /** @description A spreadsheet of quotes. What the list shows with its filters and its sort, all its pages. */
        post: operations["quoteSheet"];
    };
    "/v1/quoteterms/{companyId}": {
        /** @description What a quote for a company is made of. Every product with its breaks under the company’s price plan, the bands of its shipping plan, its shipping addresses and its contacts. */
        get: operations["quoteTerms"];
    };
    "/v1/records/{topic}/{id}/files": {
        /** @description Files of a record. Those of an activity, a contact or a company, the newest first; whether the employee may add more, and how large a file may be. */
        get: operations["recordFiles"];
        /** @description Add a file to a record. The body is the file. Its name ends as one of the types that are taken, and its first bytes are of that type: pictures, PDF, Office and OpenDocument, text, CSV, mails, ZIP, and design files. A record has at most 50. The same content under the same name is there once. */
        post: operations["recordFileAdd"];
    };
    "/v1/releases": {
        /** @description Which releases run. Of each screen the active release, its canary, what is published, and for how many people it failed. */
        get: operations["releaseStatus"];
    };
    "/v1/releases/details": {
        /** @description Where a release comes from. Its commit, builder and build tools, and the packages in it with their licences. */
        get: operations["releaseDetails"];
    };
    "/v1/releases/figures": {
        /** @description How releases fare with people. Of the active releases, the canaries and those before: for how many people they failed, and the load time, LCP, INP and CLS that three of four people have at most. */
        get: operations["releaseFigures"];
    };
    "/v1/releases/history": {
        /** @description The history of releases. Every change of what runs, the newest first. */
        get: operations["releaseHistory"];
    };
    "/v1/releases/operations": {
        /** @description Change which release runs. Promotes, rolls back, starts or ends a canary, disables or enables a screen. 422 names every reason of the gate. */
        post: operations["releaseOperation"];
    };
    "/v1/releases/vitals": {
        /** @description Report what a page measured. Sent by every page when it is first hidden. Each employee counts once for a release and metric; the answer says how many counted. Kept as a histogram. */
        post: operations["releaseVitals"];
    };
    "/v1/remotes/{remote}/inbox": {
        /** @description Tell people of a topic of a remote. Puts an item into the inbox of each of these people: one line of text, with a label and an icon that the release record gives the topic. It leads to `address`, a page of the app, or else to that of the topic. With `record`, whoever may not see it is not told, and the item is listed only while they may. Nobody is told twice of the same `key` of a topic, so a repeat is safe; who has muted the topic is not told. Needs the scope `inbox:post:<remote>`. 409 where the remote does not run, 422 where the releases that run have no such topic. A token tells at most 1,000 people an hour; then 429 with Retry-After. */
        post: operations["topicTell"];
    };
    "/v1/reorders": {
        /** @description Reorders that were asked for. Those of the last 12 months at companies whose orders the employee may see, the newest first, 20 on a page, each with what became of it. An ask is ordered when the company has ordered the same product within 90 days. */
        get: operations["reorders"];
    };
    "/v1/reorders/draft/{line}": {
        /** @description Begin to ask for a reorder. What the activity begins with that asks for a reorder of an order line: company, contact, and notes with product, size, design and last price. Save it by call 5 with ReorderLine. */
        get: operations["reorderDraft"];
    };
    "/v1/reorders/figures": {
        /** @description Reorders by rep. How many each rep has asked for in the last 12 months, how many of them were ordered, and the median of the days until then; of companies whose orders the employee may see. */
        get: operations["reorderFigures"];
    };
    "/v1/reorders/lines": {
        /** @description Reorders that were asked for by order lines. Of at most 200 lines, of each the newest ask that is not withdrawn. Lines that nobody has asked about are left out. */
        post: operations["reordersOfLines"];
    };
    "/v1/second-factor": {
        /** @description Your two-step verification. Whether an authenticator app is set up, how many passkeys there are that are not blocked, and how many recovery codes are left. */
        get: operations["secondFactor"];
    };
    "/v1/second-factor/app": {
        /** @description Begin to set up an authenticator app. Answers a new secret as text, as an address and as a QR code. It counts once a code has confirmed it, and is never answered again. */
        post: operations["appBegin"];
    };
    "/v1/second-factor/app/confirmation": {
        /** @description Set up the authenticator app. With a code of the app. Answers the recovery codes, once. */
        post: operations["appConfirm"];
    };
    "/v1/second-factor/app/removal": {
        /** @description Remove the authenticator app. With the last factor go the recovery codes. Refused where Operations require two-step verification and no way to do it would be left. */
        post: operations["appRemove"];
    };
    "/v1/second-factor/recovery-codes": {
        /** @description Make new recovery codes. Answers them once. Those before are refused from now on. */
        post: operations["recoveryCodesMake"];
    };
    "/v1/service-tokens": {
        /** @description Service tokens. All of them without their secrets, with their last use; also expired and revoked ones. */
        get: operations["serviceTokens"];
        /** @description Create a service token. Answers the secret, which cannot be read again. Therefore a repeated request creates another token: an Idempotency-Key is ignored. */
        post: operations["serviceTokenAdd"];
    };
    "/v1/service-tokens/{id}": {
        /** @description Revoke a service token. From now on it opens nothing. */
        delete: operations["serviceTokenRevoke"];
    };
    "/v1/sessions": {
        /** @description One’s own sessions. Those in force, the last used first: where the employee is signed in. */
        get: operations["sessions"];
        /** @description Sign out elsewhere. Ends one of the own sessions, or without `session` all but the one of the request. */
        delete: operations["sessionsEnd"];
    };
    "/v1/settings/second-factor": {
        /** @description Who needs two-step verification. The types of employees who do not sign in without one. */
        get: operations["secondFactorPolicy"];
        /** @description Require two-step verification. Of these types of employees, from their next sign-in on. */
        put: operations["secondFactorPolicySave"];
    };
    "/v1/settings/shell": {
        /** @description Phone and links of header and footer. As they are shown now; until Operations set them, the server’s environment says. */
        get: operations["shellSettings"];
        /** @description Set phone and links. All of them, in place of the environment’s. They are part of /config.json from now on. */
        post: operations["shellSettingsSave"];
        /** @description Go back to the environment’s phone and links. What Operations have set is forgotten. */
        delete: operations["shellSettingsReset"];
    };
    "/v1/setup": {
        /** @description What is left to set up. For Operations. The steps of setting Galley up, each with its state, and the sample data. A step counts what people brought, not the sample. */
        get: operations["setupState"];
        /** @description Load or remove the sample data, or download everything. For Operations. `loadSample` begins to load sample data into a Galley without records, and answers at once; call 344 says how far it is. `removeSample` removes it with what people added to it. `dismiss` hides what is left to do where the caller lands. `download` takes a proof of who the caller is, and answers the address of the archive, which is good for one download within five minutes. 409 while there are records of their own. */
        post: operations["setupOperation"];
    };
    "/v1/shared/{token}": {
        /** @description The page of a link. An order line as its customer sees it: the chosen fields, and a form where the proof waits for an answer. The token in the address is the permit. The answer is the same 404 for a token that is unknown, revoked or expired, or whose maker is disabled or does not see the line, and 429 to a network that has tried too many. A browser gets refusals as a page. */
        get: operations["sharedLine"];
        /** @description Answer a proof by a link. The form of the page: a proof is approved, or a change is asked for with a comment of at most 1,000 characters. The answer becomes a follow-up of who made the link. Each version of a proof is answered once; the same answer again changes nothing, and another one is 409, as is an answer of a proof that has changed. It redirects to the page. */
        post: operations["sharedLineAnswer"];
    };
    "/v1/shares/{id}": {
        /** @description Revoke a link to an order line. It opens nothing from now on. Whoever sees the line may, whoever made the link. Revoked before, nothing happens. */
        delete: operations["orderShareRevoke"];
    };
    "/v1/shares/lines/{line}": {
        /** @description The links to an order line. Those by which customers read it, whoever made them, the newest first: what each shows, whether it works, how often it was opened, and what was answered of the proof. Their addresses are stored nowhere. */
        get: operations["orderShares"];
        /** @description Share an order line with its customer. Makes a link that shows the chosen fields for 7, 30 or 90 days to whoever has it. Its address is answered once and stored nowhere. The price is shown only where it is chosen. */
        post: operations["orderShareMake"];
    };
    "/v1/views": {
        /** @description The views that the employee sees. Their own, and those shared with their team or with everybody, of all lists, by name; with what the employee has pinned, and what their lists open with. */
        get: operations["views"];
        /** @description Add or change a view. With ID 0 it is added. Query is the query string of the list’s address: selection, filters and sort order. A parameter that the list does not have, or that has no such value, is refused with its name. */
        post: operations["viewSave"];
        /** @description Delete a view. One’s own; Operations may also delete a shared one whose owner has left. */
        delete: operations["viewDelete"];
    };
    "/v1/views/counts": {
        /** @description Count what views show. How many records the employee would find in each of their pinned views of a list, and in the views that their lists open with. Each equals the total of the list. */
        post: operations["viewCounts"];
    };
    "/v1/views/default": {
        /** @description Choose the view that a list opens with. For the employee alone. With ID 0 the list opens with its own defaults. */
        put: operations["viewDefault"];
    };
    "/v1/views/pinned": {
        /** @description Pin views to a list. These are pinned for the employee, in this order, and no others. */
        put: operations["viewsPin"];
    };
    "/v1/webhooks": {
        /** @description Webhooks. With how many changes wait, and how many were given up. */
        get: operations["webhooks"];
        /** @description Send changes to an address. From now on each change of these resources is posted there, signed in `X-Galley-Signature`, and in the headers of Standard Webhooks. Anything but 2xx is tried again, and given up after 31 hours. This and the other calls for webhooks are for Operations, and for systems with the scope `changes:read`, which see those of their own source. */
        post: operations["webhookAdd"];
    };
    "/v1/webhooks/{id}": {
        /** @description Delete a webhook. With the changes that wait for it. */
        delete: operations["webhookDelete"];
    };
    "/v1/webhooks/{id}/dead-letters": {
        /** @description Changes that were given up. With the number of attempts and the last error. */
        get: operations["deadLetters"];
    };
    "/v1/webhooks/{id}/pause": {
        /** @description Pause a webhook. Nothing is sent until it is resumed. What changes meanwhile waits, and nothing is given up. */
        post: operations["webhookPause"];
    };
    "/v1/webhooks/{id}/replay": {
        /** @description Send given up changes again. All of them, or the one that `cursor` names. Answers how many. */
        post: operations["webhookReplay"];
    };
    "/v1/webhooks/{id}/resume": {
        /** @description Resume a webhook. What waits is sent in its order. */
        post: operations["webhookResume"];
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
        BulkJob: {
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
        BulkJobsResponse: {
            Jobs: components["schemas"]["BulkJob"][];
        };
        BulkVerdict: {
            /** @description In a save, 0 adds. */
            ID: number;
            Name: string;
            Place: number;
            /** @description For everybody who reads the history. */
            Reason: string;
        };
        BulkVerdictsResponse: {
            More: boolean;
            Verdicts: components["schemas"]["BulkVerdict"][];
        };
        CalendarFeed: {
            CreatedAt: string | null;
            LastReadAt: string | null;
        };
        CalendarFeedMade: {
            Address: string;
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
        CompanyAtRisk: {
            CustomerDisplayName: string;
            CustomerID: number;
            MedianGap: number;
            Silence: number;
        };
        CompanyOption: {
            /** @description The name. */
            label: string;
            TrendGroupId: number;
            /** @description The id. */
            value: number;
        };
        CompanyPage: {
            Company: components["schemas"]["Company"];
            ContactCount: number;
            Contacts: components["schemas"]["CompanyPerson"][];
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
        CompanyPagedResponse: {
            Customers: components["schemas"]["Company"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        CompanyPerson: {
            IndividualCell: string;
            IndividualEmail: string;
            IndividualId: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
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
        ContactBefore: {
            IndividualCell: string;
            IndividualEmail: string;
            IndividualId: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
            InternalNotes: string;
        };
        ContactDuplicates: {
            Pairs: components["schemas"]["DuplicatePair"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
        };
        ContactMerge: {
            Contacts: components["schemas"]["ContactBefore"][];
            Hindrance: string;
            KeptID: number;
            MergedAt: string;
            MergedBy: string;
            MergeID: number;
            UndoneBy: string;
        };
        ContactMerged: {
            Contact: components["schemas"]["Contact"];
            MergeID: number;
            Moved: components["schemas"]["MergeReferences"];
        };
        ContactMergeUndone: {
            Contact: components["schemas"]["Contact"];
            Left: components["schemas"]["MergeLeft"][];
        };
        ContactMerging: {
            Contacts: components["schemas"]["MergingContact"][];
            Merges: components["schemas"]["ContactMerge"][];
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
        CreatedByEmployee: {
            Kind: "service token" | "webhook";
            Name: string;
        };
        DayOfWork: {
            Calls: components["schemas"]["Figure"];
            Day: string;
            Done: components["schemas"]["Figure"];
        };
        DeadLetter: {
            attempts: number;
            cursor: string;
            error: string;
            id: number;
            resource: string;
            webhook: number;
        };
        DuplicateContact: {
            Company: string;
            IndividualCell: string;
            IndividualEmail: string;
            IndividualId: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
        };
        DuplicatePair: {
            Contacts: components["schemas"]["DuplicateContact"][];
            Reasons: ("email" | "phone" | "name")[];
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
        Enrolment: {
            Address: string;
            QrPath: string;
            QrSize: number;
            Secret: string;
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
        Figure: {
            Count: number;
            List: string;
        };
        Figures: {
            Days: components["schemas"]["DayOfWork"][];
            Employee: number;
            From: string;
            People: components["schemas"]["PersonWork"][];
            Team: number;
            To: string;
            Total: components["schemas"]["Work"];
        };
        FileImport: {
            /** @description A time in UTC. */
            at: string;
            by: string;
            changed: number;
            created: number;
            deleted: number;
            delimiter: string;
            doubles: number;
            encoding: string;
            error: string;
            file: string;
            headings: string[];
            id: number;
            kept: number;
            map: components["schemas"]["ImportMap"];
            people?: {
                changed: number;
                created: number;
                deleted: number;
                doubles: number;
                kept: number;
                refused: number;
                skipped: number;
                unchanged: number;
            };
            position: number;
            refused: number;
            resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            restored: number;
            rows: number;
            samples: string[][];
            size: number;
            skipped: number;
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
                [key: string]: string | string[];
            };
            constants: {
                [key: string]: string;
            };
            dates?: "mdy" | "dmy";
            delimiter?: "," | ";" | "\t" | "|";
            doubles?: {
                all?: "update" | "skip" | "add";
                rows?: {
                    [key: string]: "update" | "skip" | "add";
                };
            };
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            people?: {
                columns: {
                    [key: string]: string | string[];
                };
                doubles?: {
                    all?: "update" | "skip" | "add";
                    rows?: {
                        [key: string]: "update" | "skip" | "add";
                    };
                };
            };
        };
        ImportRecord: {
            changes: {
                after: string;
                /** @description Entries before this id; 0: from the newest on. */
                before: string;
                field: string;
            }[];
            double?: {
                about: string;
                choice: "update" | "skip" | "add";
                id: number;
                name: string;
            };
            errors: {
                field: string;
                message: string;
            }[];
            externalId: string;
            row: number;
            verdict: "created" | "changed" | "unchanged" | "deleted" | "refused" | "kept";
        };
        InboxItem: {
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
            Kind: "assigned" | "mentioned" | "due" | "promised" | "shipped" | "exception" | "proof" | "customers" | "answered" | "remote";
            OrderIDLineNum: string;
            RecordID: number;
            Text: string;
            Topic: string;
        };
        InboxPage: {
            Items: components["schemas"]["InboxItem"][];
            MailAt: string;
            Muted: ("assigned" | "mentioned" | "due" | "promised" | "shipped" | "exception" | "proof" | "customers" | "answered")[];
            MutedTopics: {
                /** @description A screen. */
                Remote: string;
                Topic: string;
            }[];
            /** @description How many records match, on all pages. */
            TotalCount: number;
            UnreadCount: number;
        };
        InboxUnread: {
            UnreadCount: number;
        };
        LastChange: {
            ChangedAt: string;
            ChangedBy: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
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
        MailboxState: {
            Address: string;
            AuthenticatedBy: string;
            Error: string;
            FailingSince: string;
            Host: string;
            IsConfigured: boolean;
            KeepDays: number;
            Left: {
                At: string;
                Detail: string;
                /** @description In a save, 0 adds. */
                ID: number;
                /** @description For everybody who reads the history. */
                Reason: string;
                Sender: string;
            }[];
            Outcomes: {
                Count: number;
                Outcome: "taken" | "duplicate" | "automatic" | "sender" | "unauthenticated" | "unknown" | "thread" | "contact" | "company" | "many" | "old" | "large" | "unreadable";
            }[];
            ReadAt: string;
            Waiting: number;
        };
        MailContact: {
            Company: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            ContactID: number;
            Name: string;
        };
        MailDraft: {
            Bcc: string;
            Body: string;
            Empty: ("name" | "first name" | "company" | "product" | "order" | "ship date" | "proof link" | "po" | "job ref" | "tracking" | "my name")[];
            OrderIDLineNum: string;
            Subject: string;
            To: string;
        };
        MailFollowUp: {
            ActivityID: number;
            MoveTo: string;
            /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            TypeName: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        MailFollowUpResponse: {
            Success: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        MailMessage: {
            ActivityIDs: number[];
            CanRemove: boolean;
            Contacts: components["schemas"]["MailContact"][];
            Employee: string;
            EmployeeID: number;
            Files: number;
            FollowUp: components["schemas"]["MailFollowUp"] | null;
            HasMore: boolean;
            /** @description In a save, 0 adds. */
            ID: number;
            IsAnswer: boolean;
            IsPrivate: boolean;
            LeftOut: {
                name: string;
                reason: string;
            }[];
            Sender: string;
            SentAt: string;
            Subject: string;
            Text: string;
        };
        MailPage: {
            Messages: components["schemas"]["MailMessage"][];
            More: boolean;
        };
        MailTemplate: {
            Body: string;
            /** @description In a save, 0 adds. */
            ID: number;
            IsOwn: boolean;
            IsShared: boolean;
            Name: string;
            Owner: string;
            Subject: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        MailText: {
            Folded: string;
            Text: string;
        };
        ManagedEmployee: {
            AccountOwners: components["schemas"]["Association"][];
            Created: components["schemas"]["CreatedByEmployee"][];
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
        MergeLeft: {
            Kind: "activities" | "requests" | "mentions" | "companies" | "IndividualName" | "IndividualTitle" | "IndividualEmail" | "IndividualPhone" | "IndividualCell" | "DefaultCompany" | "InternalNotes" | "Inactive";
            Name: string;
            RecordID: number;
        };
        MergeReferences: {
            Activities: number;
            Companies: number;
            Keys: number;
            Mentions: number;
            OrderLines: number;
            Requests: number;
        };
        MergingContact: {
            ChangedAt: string;
            Contact: components["schemas"]["Contact"];
            References: components["schemas"]["MergeReferences"];
        };
        Meta: {
            version: string;
        };
        MyDay: {
            Activities: components["schemas"]["Activity"][];
            AtRisk: {
                Count: number;
                List: string;
            };
            CompaniesAtRisk: components["schemas"]["CompanyAtRisk"][];
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
            QuietProspects: components["schemas"]["QuietProspect"][];
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
        NewPasskey: {
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
        OrderShare: {
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
        };
        OrderShares: {
            Shares: components["schemas"]["OrderShare"][];
        };
        OrderWatch: {
            /** @description In a save, 0 adds. */
            ID: string;
            Kind: "line" | "order" | "customer" | "view";
            Name: string;
        };
        OrderWatches: {
            Watches: components["schemas"]["OrderWatch"][];
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
        PaletteMail: {
            Company: string;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            Contact: string;
            ContactID: number;
            /** @description In a save, 0 adds. */
            ID: number;
            SentAt: string;
            Subject: string;
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
            Mail?: components["schemas"]["PaletteMail"][];
            Orders: components["schemas"]["PaletteOrder"][];
        };
        Passkey: {
            CreatedAt: string;
            /** @description In a save, 0 adds. */
            ID: number;
            IsBlocked: boolean;
            LastUseAt: string | null;
            Name: string;
        };
        PasskeyAdded: {
            /** @description In a save, 0 adds. */
            ID: number;
            RecoveryCodes: string[] | null;
        };
        PasskeyAssertion: {
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
        PasskeyCreation: {
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
        PasskeyRequest: {
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
        PersonWork: {
            Calls: components["schemas"]["Figure"];
            Done: components["schemas"]["Figure"];
            EmployeeID: number;
            FollowUps: components["schemas"]["Figure"];
            FollowUpsKept: components["schemas"]["Figure"];
            Name: string;
            OnTime: components["schemas"]["Figure"];
            Waiting: components["schemas"]["Figure"][];
            Won: components["schemas"]["Figure"];
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
        PresenceResponse: {
            Others: {
                Name: string;
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
        PushSettings: {
            IsOn: boolean;
            PublicKey: string;
            Quiet: components["schemas"]["QuietHours"];
        };
        QuietHours: {
            From: string;
            Until: string;
            Weekends: boolean;
        };
        QuietProspect: {
            CustomerDisplayName: string;
            CustomerID: number;
            Silence: number | null;
        };
        Quote: {
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            CompanyName: string;
            ContactID: number;
            ContactName: string;
            /** @description In a save, 0 adds. */
            ID: number;
            LineCount: number;
            MayChange: boolean;
            Number: string;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            Product: string;
            Rep: string;
            /** @description An employee; of a list, 0 for all. */
            RepID: number;
            SentOn: string;
            SentVersion: number;
            State: "draft" | "sent" | "accepted" | "declined" | "expired" | "won";
            TotalCents: number;
            ValidUntil: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
            WonLine: string;
        };
        QuoteAddress: {
            /** @description In a save, 0 adds. */
            ID: number;
            Lines: string[];
            Name: string;
        };
        QuoteContent: {
            Address: string[];
            CompanyName: string;
            ContactName: string;
            DiscountCents: number;
            Lines: components["schemas"]["QuoteLine"][];
            Notes: string;
            ShippingCents: number;
            SubtotalCents: number;
            Terms: string;
            TotalCents: number;
            Weight: number;
            Zone: number;
        };
        QuoteDraft: {
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            CompanyName: string;
            ContactID: number;
            ContactName: string;
            Lines: {
                /** @default  */
                Design: string;
                /** @default none */
                DiscountKind: "none" | "percent" | "dollars";
                /** @default 0 */
                DiscountValue: number;
                /** @default  */
                PriceReason: string;
                ProductID: number;
                Qty: number;
                /** @default  */
                SizeFinished: string;
                /** @default  */
                SizeLive: string;
                UnitCents: number;
            }[];
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            ValidUntil: string;
        };
        QuoteFigures: {
            Won: {
                Count: number;
                /** @description A calendar month. */
                Month: string;
                Rep: string;
                /** @description An employee; of a list, 0 for all. */
                RepID: number;
                TotalCents: number;
            }[];
        };
        QuoteLine: {
            /** @default  */
            Design: string;
            /** @default none */
            DiscountKind: "none" | "percent" | "dollars";
            /** @default 0 */
            DiscountValue: number;
            ListCents: number | null;
            /** @default  */
            PriceReason: string;
            Product: string;
            ProductID: number;
            Qty: number;
            /** @default  */
            SizeFinished: string;
            /** @default  */
            SizeLive: string;
            TotalCents: number;
            UnitCents: number;
        };
        QuoteLineNew: {
            /** @default  */
            Design?: string;
            /** @default none */
            DiscountKind?: "none" | "percent" | "dollars";
            /** @default 0 */
            DiscountValue?: number;
            /** @default  */
            PriceReason?: string;
            ProductID: number;
            Qty: number;
            /** @default  */
            SizeFinished?: string;
            /** @default  */
            SizeLive?: string;
            UnitCents: number;
        };
        QuoteLink: {
            CreatedAt: string;
            CreatedBy: string;
            ExpiresAt: string;
            /** @description In a save, 0 adds. */
            ID: number;
            LastOpenedAt: string | null;
            OpenedCount: number;
            State: "works" | "revoked" | "expired" | "closed";
        };
        QuoteLinkMade: {
            Address: string;
            /** @description In a save, 0 adds. */
            ID: number;
        };
        QuotePagedResponse: {
            Quotes: components["schemas"]["Quote"][];
            States: {
                Count: number;
                State: "draft" | "sent" | "accepted" | "declined" | "expired" | "won";
                TotalCents: number;
            }[];
            /** @description How many records match, on all pages. */
            TotalCount: number;
            /** @description How many there are under the selection alone. */
            UnfilteredCount: number;
        };
        QuoteRecord: {
            AddressID: number;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            CompanyName: string;
            ContactID: number;
            ContactName: string;
            Content: components["schemas"]["QuoteContent"];
            /** @default none */
            DiscountKind: "none" | "percent" | "dollars";
            /** @default 0 */
            DiscountValue: number;
            FollowUpDays: number;
            /** @description In a save, 0 adds. */
            ID: number;
            LineCount: number;
            Links: components["schemas"]["QuoteLink"][];
            MayChange: boolean;
            Number: string;
            /** @description The company parent that is chosen in the header; 0: none. */
            ParentID: number;
            Product: string;
            Rep: string;
            /** @description An employee; of a list, 0 for all. */
            RepID: number;
            Said: components["schemas"]["QuoteSaid"][];
            SentOn: string;
            SentVersion: number;
            State: "draft" | "sent" | "accepted" | "declined" | "expired" | "won";
            TotalCents: number;
            UpdatedAt: string;
            UpdatedBy: string;
            ValidUntil: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
            Versions: {
                Changes: string[];
                SentAt: string;
                SentBy: string;
                TotalCents: number;
                /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                Version: number;
            }[];
            WonLine: string;
        };
        QuoteSaid: {
            ActivityID: number;
            At: string;
            Kind: "accepted" | "declined" | "comment";
            Name: string;
            Text: string;
            Title: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        QuoteSaved: {
            /** @description In a save, 0 adds. */
            ID: number;
            Success: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        QuoteSent: {
            Address: string;
            LinkID: number;
            SentVersion: number;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        };
        QuotesExtended: {
            Extended: number;
            /** @description In a save, 0 adds. */
            ID: number;
            Left: number;
        };
        QuotesRestored: {
            Changed: number;
            Restored: number;
        };
        QuoteTerms: {
            Addresses: components["schemas"]["QuoteAddress"][];
            Contacts: {
                /** @description In a save, 0 adds. */
                ID: number;
                Name: string;
            }[];
            PricePlan: string;
            Products: {
                Breaks: {
                    Cents: number;
                    MinQty: number;
                }[];
                /** @description In a save, 0 adds. */
                ID: number;
                Name: string;
            }[];
            Shipping: {
                Cents: number;
                MaxWeight: number;
                Zone: number;
            }[];
            ShipPlan: string;
        };
        RecordFile: {
            AddedAt: string;
            AddedBy: string;
            CanRemove: boolean;
            /** @description In a save, 0 adds. */
            ID: number;
            Name: string;
            Size: number;
            Type: string;
        };
        RecordFiles: {
            CanAdd: boolean;
            Files: components["schemas"]["RecordFile"][];
            MostBytes: number;
        };
        RecoveryCodes: {
            RecoveryCodes: string[];
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
        ReleaseDetails: {
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
        ReleaseFigures: {
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
        ReorderAsk: {
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
        };
        ReorderDraft: {
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
        ReorderFigure: {
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
        };
        ReorderFigures: {
            Reps: components["schemas"]["ReorderFigure"][];
        };
        Reorders: {
            Asks: components["schemas"]["ReorderAsk"][];
            /** @description How many records match, on all pages. */
            TotalCount: number;
        };
        SearchResponse: {
            results: components["schemas"]["Option"][];
        };
        SecondFactor: {
            AppSince: string | null;
            HasPassword: boolean;
            IsRequired: boolean;
            Passkeys: number;
            RecoveryCodesLeft: number;
        };
        SecondFactorPolicy: {
            EmployeeTypes: ("Sales" | "Account Manager" | "Operations")[];
        };
        SecondStepAnswer: {
            RecoveryCodes: string[] | null;
            Token: string;
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
        Session: {
            Address: string;
            BegunAt: string;
            Device: string;
            /** @description In a save, 0 adds. */
            ID: number;
            IsCurrent: boolean;
            LastUseAt: string;
        };
        SetupOperationAnswer: {
            state: components["schemas"]["SetupState"];
            url: string | null;
        };
        SetupState: {
            dismissed: boolean;
            mail: {
                /** @description The first day, of the business time zone. */
                from: string;
                host: string | null;
            };
            over: boolean;
            sample: {
                added: number;
                error: string;
                mayLoad: boolean;
                mayRemove: boolean;
                own: number;
                percent: number;
                state: "none" | "loading" | "stopped" | "loaded";
            };
            steps: {
                count: number;
                done: boolean;
                name: "owners" | "people" | "customers" | "contacts" | "orders" | "links" | "mail";
            }[];
        };
        ShareMade: {
            Address: string;
            /** @description In a save, 0 adds. */
            ID: number;
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
        TicketResponse: {
            url: string;
        };
        Timeline: {
            Entries: components["schemas"]["TimelineEntry"][];
            More: boolean;
        };
        TimelineChange: {
            After: string;
            Before: string;
            Member: string;
        };
        TimelineEntry: {
            Amount: number | null;
            Changes: components["schemas"]["TimelineChange"][];
            Contact: string;
            Day: string;
            Key: string;
            Kind: "activity" | "order" | "proof" | "document" | "change";
            Name: string;
            Person: string;
            Status: string;
            Text: string;
        };
        TopicTold: {
            notTold: {
                /** @description Who did it; 0: anybody. */
                employee: string;
                reason: "unknown" | "notOffered" | "notSeen";
            }[];
            told: number;
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
            List: string;
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
            ended: boolean;
            id: number;
            paused: boolean;
            resources: string[];
            source: string;
            url: string;
            waiting: number;
        };
        Work: {
            Calls: components["schemas"]["Figure"];
            Done: components["schemas"]["Figure"];
            FollowUps: components["schemas"]["Figure"];
            FollowUpsKept: components["schemas"]["Figure"];
            OnTime: components["schemas"]["Figure"];
            Waiting: components["schemas"]["Figure"][];
            Won: components["schemas"]["Figure"];
        };
    };
    responses: {
        /** @description The request is malformed; `errors` names each faulty field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed: `current` is how it stands now, `changedBy` and `changedAt` say who changed it and when. Of a record that cannot be changed any more, `detail` says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This employee may not do this, or EmployeeUID names somebody else. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no record with this id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too long. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body stopped arriving, and the connection is closed. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on our side. Of 503, repeat the request later. */
        ServiceUnavailable: {
            headers: {
                /** @description In seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts, or too many calls of this kind in a short time. */
        TooManyRequests: {
            headers: {
                /** @description In seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no token, or its session has ended: sign in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A rule is broken; `errors` says which, in the words of the form. Also: the Idempotency-Key was used for another request. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part of the address is too long. */
        URITooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
}
export type $defs = Record<string, never>;
export interface operations {
    forgotPassword: {
        parameters: Nothing;
        requestBody: Body<Json<{
            email: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 403 | 413 | 415 | 422 | 429>;
    };
    login: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            email: string;
            password: string;
        }>>;
        responses: Answers<Json<string>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    logout: {
        parameters: Nothing;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403>;
    };
    oidcCallback: {
        parameters: Only<{
            query?: {
                code?: string;
                error?: string;
                iss?: string;
                state?: string;
            };
        }>;
        responses: Answers<{
            "text/html": string;
        }, "5XX" | 400 | 403 | 404>;
    };
    oidcLogout: {
        parameters: Nothing;
        requestBody: Body<{
            "application/x-www-form-urlencoded": {
                logout_token: string;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 404 | 413 | 415>;
    };
    oidcStart: {
        parameters: Only<{
            query?: {
                page?: string;
            };
        }>;
        responses: Answers<{
            "text/html": string;
        }, "5XX" | 400 | 404>;
    };
    oidcToken: {
        parameters: Only<{
            header?: {
                "x-renewal"?: string;
            };
        }>;
        responses: Answers<Json<string>, "5XX" | 400 | 401 | 404>;
    };
    passkeySignIn: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            Credential: components["schemas"]["PasskeyAssertion"];
        }>>;
        responses: Answers<Json<string>, "5XX" | 400 | 403 | 404 | 413 | 415 | 422 | 429>;
    };
    passkeyOptions: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Ticket?: string;
        }>>;
        responses: Answers<Json<components["schemas"]["PasskeyRequest"]>, "5XX" | 400 | 404 | 413 | 415 | 422 | 429>;
    };
    sessionRenew: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Session: string;
        }>>;
        responses: Answers<Json<string>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    resetPassword: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            /** @default false */
            endAddresses?: boolean;
            password: string;
            resetToken: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 403 | 413 | 415 | 422>;
    };
    secondStep: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            Code: string;
            Ticket: string;
        }>>;
        responses: Answers<Json<components["schemas"]["SecondStepAnswer"]>, "5XX" | 400 | 413 | 415 | 422 | 429>;
    };
    secondStepEnrolment: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Ticket: string;
        }>>;
        responses: Answers<Json<components["schemas"]["Enrolment"]>, "5XX" | 400 | 413 | 415 | 422>;
    };
    passkeySecondStep: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            Credential: components["schemas"]["PasskeyAssertion"];
            Ticket: string;
        }>>;
        responses: Answers<Json<components["schemas"]["SecondStepAnswer"]>, "5XX" | 400 | 404 | 413 | 415 | 422 | 429>;
    };
    passkeyStepAdd: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            Credential: components["schemas"]["NewPasskey"];
            Ticket: string;
        }>>;
        responses: Answers<Json<components["schemas"]["SecondStepAnswer"]>, "5XX" | 400 | 404 | 413 | 415 | 422>;
    };
    passkeyStepBegin: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Ticket: string;
        }>>;
        responses: Answers<Json<components["schemas"]["PasskeyCreation"]>, "5XX" | 400 | 404 | 413 | 415 | 422 | 429>;
    };
    setup: {
        parameters: Only<{
            header?: {
                /** @description What the last sign-in or new password of this device was answered with in the same header. */
                "x-device"?: string;
                "x-renewal"?: string;
            };
        }>;
        requestBody: Body<Json<{
            code: string;
            email: string;
            firstName: string;
            lastName: string;
            ownerPassword: string;
            password: string;
        }>>;
        responses: Answers<Json<string>, "5XX" | 400 | 403 | 409 | 413 | 415 | 422 | 429>;
    };
    meta: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["Meta"]>, "5XX" | 400>;
    };
    accountOwners: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["NamedRecord"][]>, "5XX" | 400 | 401 | 403>;
    };
    accountOwnerSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: number;
            Name: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["NamedRecordAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    accountOwnerDelete: {
        parameters: Only<{
            query: {
                id: number;
                /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                Version?: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 409 | 422>;
    };
    activitySave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
            /** @description The company that is chosen in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            SeriesStart?: string;
            /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            TypeID: number;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ActivitySaveResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    managedActivityTypes: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["NamedRecord"][]>, "5XX" | 400 | 401 | 403>;
    };
    activityTypeSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: number;
            Name: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["NamedRecordAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    activityTypeDelete: {
        parameters: Only<{
            query: {
                id: number;
                /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                Version?: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 409 | 422>;
    };
    activityCalendar: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description Assignee: -1 oneself, 0 everybody, else an employee. Default: -1. */
            Filter_ActivityForID?: number;
            /** @description Only of this type, or of one of these; 0: of all. Default: 0. */
            Filter_ActivityType?: number | number[];
            /** @description False: the filters other than the selection do not apply. Default: false. */
            Filter_Apply?: boolean;
            /** @description Only of this company; 0: of all. Default: 0. */
            Filter_CompanyID?: number;
            /** @description Only with this contact; 0: with all. Default: 0. */
            Filter_ContactID?: number;
            /** @description The last day of the range Custom, included. Default: null. */
            Filter_DateEnd?: string | "" | null;
            /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
            Filter_DateRange?: number;
            /** @description The first day of the range Custom. Default: null. */
            Filter_DateStart?: string | "" | null;
            /** @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
            Filter_DateType?: number;
            /** @description Only activities that were done by their date. Default: false. */
            Filter_OnTime?: boolean;
            /** @description Only of this company parent; 0: of all. Default: 0. */
            Filter_ParentID?: number;
            /** @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. Default: -1. */
            Filter_Recurrence?: number;
            /** @description Only of this sales rep, or of one of these; 0: of all. Default: 0. */
            Filter_SalesRepID?: number | number[];
            /** @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: 0. */
            Filter_Status?: number;
            /** @description Only what belongs to an employee who works for this account owner; 0: to anybody. Default: 0. */
            Filter_TeamID?: number;
            /** @description The total that the caller knows; 0: none. Default: 0. */
            Filter_Total?: number;
            From: string;
            /** @description The company that is chosen in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            To: string;
        }>>;
        responses: Answers<Json<components["schemas"]["ActivityCalendarResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    activityDays: {
        parameters: Only<{
            query: {
                /** @description An employee. */
                assignee: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ActivityDay"][]>, "5XX" | 400 | 401 | 403>;
    };
    activityDone: {
        parameters: Only<{
            query?: {
                /** @description 0 done, 1 cancels this occurrence, 2 cancels it and all that would follow. */
                closemode?: number;
            };
            header?: {
                /** @description The UID of the signed-in employee. */
                employeeuid?: string;
                /** @description A repeat with the same key within 24 hours gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ActivityDoneResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414 | 422>;
    };
    activityPaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description Assignee: -1 oneself, 0 everybody, else an employee. Default: -1. */
            Filter_ActivityForID?: number;
            /** @description Only of this type, or of one of these; 0: of all. Default: 0. */
            Filter_ActivityType?: number | number[];
            /** @description False: the filters other than the selection do not apply. Default: false. */
            Filter_Apply?: boolean;
            /** @description Only of this company; 0: of all. Default: 0. */
            Filter_CompanyID?: number;
            /** @description Only with this contact; 0: with all. Default: 0. */
            Filter_ContactID?: number;
            /** @description The last day of the range Custom, included. Default: null. */
            Filter_DateEnd?: string | "" | null;
            /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
            Filter_DateRange?: number;
            /** @description The first day of the range Custom. Default: null. */
            Filter_DateStart?: string | "" | null;
            /** @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
            Filter_DateType?: number;
            /** @description Only activities that were done by their date. Default: false. */
            Filter_OnTime?: boolean;
            /** @description Only of this company parent; 0: of all. Default: 0. */
            Filter_ParentID?: number;
            /** @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. Default: -1. */
            Filter_Recurrence?: number;
            /** @description Only of this sales rep, or of one of these; 0: of all. Default: 0. */
            Filter_SalesRepID?: number | number[];
            /** @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: 0. */
            Filter_Status?: number;
            /** @description Only what belongs to an employee who works for this account owner; 0: to anybody. Default: 0. */
            Filter_TeamID?: number;
            /** @description The total that the caller knows; 0: none. Default: 0. */
            Filter_Total?: number;
            /** @description From 1 on. Behind the last page there is an empty one. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description The company that is chosen in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            /**
             * @default 0
             * @constant
             */
            SortBy?: 0;
            /** @description 0 ascending or oldest first, 1 descending or newest first. Default: 0. */
            SortOrder?: 0 | 1;
        }>>;
        responses: Answers<Json<components["schemas"]["ActivityPagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    activityRecords: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            IDs: number[];
        }>>;
        responses: Answers<Json<components["schemas"]["ActivityRecordsResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    activityTypes: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["Option"][]>, "5XX" | 400 | 401 | 403>;
    };
    activityUndo: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ActivityUndoResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    accountAssociations: {
        parameters: Only<{
            path: {
                /** @description The UID of the signed-in employee. */
                employeeUid: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Association"][]>, "5XX" | 400 | 401 | 403 | 414>;
    };
    contactCompanies: {
        parameters: Only<{
            header?: {
                /** @description The UID of the signed-in employee. */
                employeeuid?: string;
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Association"][]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    companyContacts: {
        parameters: Only<{
            header?: {
                /** @description The UID of the signed-in employee. */
                employeeuid?: string;
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Association"][]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    associationRequests: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["AssociationRequestList"]>, "5XX" | 400 | 401 | 403>;
    };
    associationRequestDecide: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            Accept: boolean;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
        }>>;
        responses: Answers<Json<components["schemas"]["AssociationRequestDecided"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    auditTrail: {
        parameters: Only<{
            query?: {
                /** @description Entries before this id; 0: from the newest on. */
                before?: number;
                /** @description Who did it; 0: anybody. */
                employee?: number;
                /** @description The first day, of the business time zone. */
                from?: string | "" | null;
                /** @description One record. */
                record?: string;
                /** @description The last day, included. */
                to?: string | "" | null;
            };
        }>;
        responses: Answers<Json<components["schemas"]["AuditPage"]>, "5XX" | 400 | 401 | 403>;
    };
    bulkJobs: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["BulkJobsResponse"]>, "5XX" | 400 | 401 | 403>;
    };
    bulkStart: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
            Activities?: {
                /** @description Assignee: -1 oneself, 0 everybody, else an employee. Default: -1. */
                Filter_ActivityForID?: number;
                /** @description Only of this type, or of one of these; 0: of all. Default: 0. */
                Filter_ActivityType?: number | number[];
                /** @description False: the filters other than the selection do not apply. Default: false. */
                Filter_Apply?: boolean;
                /** @description Only of this company; 0: of all. Default: 0. */
                Filter_CompanyID?: number;
                /** @description Only with this contact; 0: with all. Default: 0. */
                Filter_ContactID?: number;
                /** @description The last day of the range Custom, included. Default: null. */
                Filter_DateEnd?: string | "" | null;
                /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
                Filter_DateRange?: number;
                /** @description The first day of the range Custom. Default: null. */
                Filter_DateStart?: string | "" | null;
                /** @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
                Filter_DateType?: number;
                /** @description Only activities that were done by their date. Default: false. */
                Filter_OnTime?: boolean;
                /** @description Only of this company parent; 0: of all. Default: 0. */
                Filter_ParentID?: number;
                /** @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. Default: -1. */
                Filter_Recurrence?: number;
                /** @description Only of this sales rep, or of one of these; 0: of all. Default: 0. */
                Filter_SalesRepID?: number | number[];
                /** @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: 0. */
                Filter_Status?: number;
                /** @description Only what belongs to an employee who works for this account owner; 0: to anybody. Default: 0. */
                Filter_TeamID?: number;
                /** @description The total that the caller knows; 0: none. Default: 0. */
                Filter_Total?: number;
                /** @description The company that is chosen in the header; 0: none. Default: 0. */
                SelectedCompanyID?: number;
                /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
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
                /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
                CompanyID?: number;
                /** @description Only companies whose next order is late by their own rhythm. Default: false. */
                FilterAtRisk?: boolean;
                /** @description 0 all, 1 customers, 2 prospects. Default: 0. */
                FilterProspect?: number;
                /** @description Only prospects at which nothing was done for 30 days. Default: false. */
                FilterQuiet?: boolean;
                /** @description Only companies of this sales rep; 0: of all. Default: 0. */
                FilterSalesRep?: number;
                /** @description Only companies whose sales rep works for this account owner; 0: of all. Default: 0. */
                FilterTeam?: number;
                /** @description The last day for FilterWonStart. Default: null. */
                FilterWonEnd?: string | "" | null;
                /** @description Only companies whose first order lies between this day and FilterWonEnd; null: all. Default: null. */
                FilterWonStart?: string | "" | null;
                /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
                ParentID?: number;
            };
            Contacts?: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
                CompanyID?: number;
                /** @description Only this contact; 0: all. Default: 0. */
                FilterContact?: number;
                /** @default false */
                IncludeInactive?: boolean;
                /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
                ParentID?: number;
            };
            Days?: string[];
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            Ids?: number[];
            /** @description The company that is chosen in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            /** @description A day of the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate?: string;
            TypeID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["BulkJob"]>, "5XX" | 400 | 401 | 403 | 409 | 413 | 415 | 422>;
    };
    bulkJob: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["BulkJob"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    bulkCancel: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["BulkJob"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414 | 422>;
    };
    bulkUndo: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["BulkJob"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414 | 422>;
    };
    bulkVerdicts: {
        parameters: Only<{
            query: {
                after?: number;
                verdict: "done" | "unchanged" | "refused" | "changed";
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["BulkVerdictsResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    calendarFeed: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["CalendarFeed"]>, "5XX" | 400 | 401 | 403>;
    };
    calendarFeedMake: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Proof: string;
        }>>;
        responses: Answers<Json<components["schemas"]["CalendarFeedMade"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    calendarFeedRevoke: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 422>;
    };
    calendarFile: {
        parameters: Only<{
            path: {
                secret: string;
            };
        }>;
        responses: Answers<{
            "text/calendar": string;
        }, "5XX" | 400 | 404 | 414 | 429>;
    };
    variable: {
        parameters: Only<{
            query: {
                VariableName: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["VariableResponse"]>, "5XX" | 400 | 401 | 403 | 404>;
    };
    variableVerify: {
        parameters: Nothing;
        requestBody: Body<Json<{
            CustomerID?: number;
            /** @description What was typed. */
            Value: string;
            VariableName: string;
        }>>;
        responses: Answers<Json<components["schemas"]["VariableVerifyResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 429>;
    };
    changes: {
        parameters: Only<{
            query?: {
                after?: string;
                /** @description How many at most; 100 unless said otherwise. */
                limit?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ChangesPage"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    ciCanary: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            employees?: string[];
            employeeTypes?: ("Sales" | "Account Manager" | "Operations")[];
            expectRevision?: number;
            percent?: number;
            reason?: string;
            release?: string;
        }>>;
        responses: Answers<Json<{
            revision: number;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    ciCheck: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            /** @description One record. */
            record: string;
        }>>;
        responses: Answers<Json<components["schemas"]["ReleaseVerdict"]>, "5XX" | 400 | 401 | 403 | 413 | 414 | 415 | 422 | 429>;
    };
    ciDisable: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            disabled: boolean;
            expectRevision?: number;
            reason: string;
        }>>;
        responses: Answers<Json<{
            revision: number;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    ciPromote: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            expectRevision?: number;
            reason?: string;
            release: string;
        }>>;
        responses: Answers<Json<{
            revision: number;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    ciStatus: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["RemoteReleases"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    ciPublish: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
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
        }>>;
        responses: Answers<Json<{
            release: string;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    ciGate: {
        parameters: Only<{
            path: {
                release: string;
                /** @description A screen. */
                remote: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ReleaseVerdict"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    ciRollback: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            expectRevision?: number;
            reason: string;
            release?: string;
        }>>;
        responses: Answers<Json<{
            revision: number;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    companySearch: {
        parameters: Only<{
            query?: {
                /** @description How many at most; 100 unless said otherwise. */
                limit?: number;
                /** @description Only of this company parent; 0: of all. */
                parentid?: number;
                /** @description From three characters on; case does not count. */
                searchterm?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["CompanySearchResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    companyPage: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["CompanyPage"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    spendMonths: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["SpendMonth"][]>, "5XX" | 400 | 401 | 403 | 414>;
    };
    companyTimeline: {
        parameters: Only<{
            query?: {
                /** @description Entries before this id; 0: from the newest on. */
                before?: string;
                kind?: "all" | "activities" | "orders" | "changes";
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Timeline"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    companiesAtRisk: {
        parameters: Only<{
            query?: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. */
                CompanyID?: number;
                /** @description The company parent that is chosen in the header; 0: none. */
                ParentID?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["AtRiskCount"]>, "5XX" | 400 | 401 | 403>;
    };
    counts: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentCompanyID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["CountsResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    companyPaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description Only companies whose next order is late by their own rhythm. Default: false. */
            FilterAtRisk?: boolean;
            /** @description 0 all, 1 customers, 2 prospects. Default: 0. */
            FilterProspect?: number;
            /** @description Only prospects at which nothing was done for 30 days. Default: false. */
            FilterQuiet?: boolean;
            /** @description Only companies of this sales rep; 0: of all. Default: 0. */
            FilterSalesRep?: number;
            /** @description Only companies whose sales rep works for this account owner; 0: of all. Default: 0. */
            FilterTeam?: number;
            /** @description The last day for FilterWonStart. Default: null. */
            FilterWonEnd?: string | "" | null;
            /** @description Only companies whose first order lies between this day and FilterWonEnd; null: all. Default: null. */
            FilterWonStart?: string | "" | null;
            /** @description From 1 on. Behind the last page there is an empty one. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
            /**
             * @default 0
             * @constant
             */
            SortBy?: 0;
            /** @description 0 ascending or oldest first, 1 descending or newest first. Default: 0. */
            SortOrder?: 0 | 1;
        }>>;
        responses: Answers<Json<components["schemas"]["CompanyPagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    postingCompanies: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["PostingCompaniesResponse"]>, "5XX" | 400 | 401 | 403>;
    };
    prospectSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
            /** @description The company that is chosen in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
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
        }>>;
        responses: Answers<Json<components["schemas"]["ProspectSaveResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    companyRisks: {
        parameters: Nothing;
        requestBody: Body<Json<{
            CompaniesRequested: number[];
        }>>;
        responses: Answers<Json<components["schemas"]["CompanyRisk"][]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    shippingAddresses: {
        parameters: Only<{
            query: {
                /** @description The CustomerUID of a company. */
                customerUid: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ShippingAddress"][]>, "5XX" | 400 | 401 | 403 | 404>;
    };
    shippingAddressesSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<components["schemas"]["ShippingAddressSave"][]>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    shippingAddressAdd: {
        parameters: Only<{
            query: {
                /** @description The CustomerUID of a company. */
                customerUid: string;
            };
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
        }>>;
        responses: Answers<Json<components["schemas"]["ShippingAddressAdded"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    shippingAddressDelete: {
        parameters: Only<{
            query: {
                id: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 422>;
    };
    companySimilar: {
        parameters: Only<{
            query?: {
                /** @description The record that is being edited; 0: none. */
                exclude?: number;
                name?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["CompanySimilarResponse"]>, "5XX" | 400 | 401 | 403>;
    };
    totalSpend: {
        parameters: Nothing;
        requestBody: Body<Json<{
            CompaniesRequested: number[];
        }>>;
        responses: Answers<Json<components["schemas"]["Spend"][]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    trendGroups: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["TrendGroupsResponse"]>, "5XX" | 400 | 401 | 403>;
    };
    downloadTicket: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description One of the three downloads. */
            path: string;
        }>>;
        responses: Answers<Json<components["schemas"]["TicketResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 429>;
    };
    employee: {
        parameters: Only<{
            header?: {
                /** @description The UID of the signed-in employee. */
                employeeuid?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Employee"]>, "5XX" | 400 | 401 | 403>;
    };
    everything: {
        parameters: Only<{
            path: {
                /** @description What call 28 has answered. */
                uid: string;
            };
        }>;
        responses: Answers<{
            "application/zip": string;
        }, "5XX" | 400 | 401 | 403 | 414 | 429>;
    };
    orderExport: {
        parameters: Only<{
            path: {
                /** @description What call 28 has answered. */
                uid: string;
            };
        }>;
        responses: Answers<{
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    feedUndo: {
        parameters: Only<{
            path: {
                import: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["FeedUndone"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    feedRead: {
        parameters: Only<{
            query?: {
                after?: string;
                /** @description How many at most; 100 unless said otherwise. */
                limit?: number;
            };
            path: {
                resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            };
        }>;
        responses: Answers<Json<components["schemas"]["FeedPage"]>, "5XX" | 400 | 401 | 403 | 414 | 429>;
    };
    feedWrite: {
        parameters: Only<{
            query?: {
                dryRun?: boolean;
                import?: string;
                verbose?: boolean;
            };
            header?: Repeatable;
            path: {
                resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            };
        }>;
        requestBody: Body<{
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
                email?: string | null;
                externalId: string;
                inactive?: boolean | null;
                name?: string;
                notes?: string | null;
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
            "application/x-ndjson": string;
        }>;
        responses: Answers<Json<components["schemas"]["FeedAnswer"]>, "5XX" | 400 | 401 | 403 | 408 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    figures: {
        parameters: Only<{
            query: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. */
                CompanyID?: number;
                Employee?: number;
                From: string;
                /** @description The company parent that is chosen in the header; 0: none. */
                ParentID?: number;
                Team?: number;
                To: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Figures"]>, "5XX" | 400 | 401 | 403 | 404 | 429>;
    };
    figuresExport: {
        parameters: Only<{
            query: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. */
                CompanyID?: number;
                Employee?: number;
                Format?: "xlsx" | "csv";
                From: string;
                /** @description The company parent that is chosen in the header; 0: none. */
                ParentID?: number;
                Team?: number;
                To: string;
            };
        }>;
        responses: Answers<{
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            "text/csv": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 429>;
    };
    recordFileDownload: {
        parameters: Only<{
            query?: {
                /** @description In the place of a token, since a navigation sends no header. */
                ticket?: string;
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<{
            "application/octet-stream": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    recordFileRemove: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<true>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    recordFileTicket: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<{
            url: string;
        }>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    forecastFamilies: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["Option"][]>, "5XX" | 400 | 401 | 403>;
    };
    imports: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["FileImports"]>, "5XX" | 400 | 401 | 403>;
    };
    importAdd: {
        parameters: Only<{
            query: {
                file: string;
                resource?: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
                source?: string;
            };
        }>;
        requestBody: Body<{
            "application/octet-stream": string;
        }>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 408 | 409 | 413 | 422>;
    };
    importRead: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    importApply: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414>;
    };
    importCancel: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414>;
    };
    importCheck: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            columns: {
                [key: string]: string | string[];
            };
            constants: {
                [key: string]: string;
            };
            dates?: "mdy" | "dmy";
            delimiter?: "," | ";" | "\t" | "|";
            doubles?: {
                all?: "update" | "skip" | "add";
                rows?: {
                    [key: string]: "update" | "skip" | "add";
                };
            };
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            people?: {
                columns: {
                    [key: string]: string | string[];
                };
                doubles?: {
                    all?: "update" | "skip" | "add";
                    rows?: {
                        [key: string]: "update" | "skip" | "add";
                    };
                };
            };
        }>>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    importGuess: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            delimiter?: "," | ";" | "\t" | "|";
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            people: boolean;
            resource: "account-owners" | "products" | "advertisers" | "forecast-families" | "employees" | "parents" | "companies" | "contacts" | "posting-companies" | "addresses" | "prices" | "ship-prices" | "orders";
            source: string;
        }>>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    importRecords: {
        parameters: Only<{
            query: {
                after?: number;
                /** @description How many at most; 100 unless said otherwise. */
                limit?: number;
                people?: boolean;
                verdict: "created" | "changed" | "unchanged" | "deleted" | "refused" | "kept" | "double";
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ImportRecord"][]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    importRefused: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<{
            "text/csv": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    importUndo: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["FileImport"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414>;
    };
    importUndone: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["FeedUndone"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    inbox: {
        parameters: Only<{
            query?: {
                /** @description From 1 on. Behind the last page there is an empty one. */
                PageNo?: number;
                PageSize?: 20 | 50 | 100 | 200;
                /** @description Kinds of inbox items, with commas. */
                Shows?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["InboxPage"]>, "5XX" | 400 | 401 | 403>;
    };
    inboxMail: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            MailAt: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    inboxMute: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            Kinds: ("assigned" | "mentioned" | "due" | "promised" | "shipped" | "exception" | "proof" | "customers" | "answered")[];
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    inboxMuteTopic: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            IsMuted: boolean;
            /** @description A screen. */
            Remote: string;
            Topic: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    inboxQuiet: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            From: string;
            Until: string;
            Weekends: boolean;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    inboxRead: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            IDs: number[];
            IsRead: boolean;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    inboxSnooze: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: number;
            Until: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    inboxUnread: {
        parameters: Only<{
            query?: {
                /** @description Kinds of inbox items, with commas. */
                Shows?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["InboxUnread"]>, "5XX" | 400 | 401 | 403>;
    };
    contact: {
        parameters: Only<{
            query: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Contact"]>, "5XX" | 400 | 401 | 403 | 404>;
    };
    contactSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            CompanyAssociations: {
                /** @default false */
                isDefault?: boolean;
                /** @description The name. Default: "". */
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
            /** @description The company that is chosen in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ContactSaveResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    contactDuplicates: {
        parameters: Only<{
            query?: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. */
                CompanyID?: number;
                /** @description From 1 on. Behind the last page there is an empty one. */
                PageNo?: number;
                /** @description The company parent that is chosen in the header; 0: none. */
                ParentID?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ContactDuplicates"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    contactMerge: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
        }>>;
        responses: Answers<Json<components["schemas"]["ContactMerged"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    contactMergeUndo: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
        }>>;
        responses: Answers<Json<components["schemas"]["ContactMergeUndone"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    contactMerging: {
        parameters: Only<{
            query: {
                ids: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ContactMerging"]>, "5XX" | 400 | 401 | 403 | 404>;
    };
    contactPaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description Only this contact; 0: all. Default: 0. */
            FilterContact?: number;
            /** @default false */
            IncludeInactive?: boolean;
            /** @description From 1 on. Behind the last page there is an empty one. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
            /** @default 0 */
            SortBy?: 0 | 1;
            /** @description 0 ascending or oldest first, 1 descending or newest first. Default: 0. */
            SortOrder?: 0 | 1;
        }>>;
        responses: Answers<Json<components["schemas"]["ContactPagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    salesReps: {
        parameters: Only<{
            query?: {
                /** @description A company, or 0 for all under the selection and the filters. */
                companyId?: number;
                /** @description The company parent that is chosen in the header; 0: none. */
                parentId?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Option"][]>, "5XX" | 400 | 401 | 403>;
    };
    contactSearch: {
        parameters: Only<{
            query?: {
                /** @description Only of this company; 0: of all. */
                companyid?: number;
                /** @description How many at most; 100 unless said otherwise. */
                limit?: number;
                /** @description Only of this company parent; 0: of all. */
                parentid?: number;
                /** @description From three characters on; case does not count. */
                searchterm?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ContactSearchResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    contactSimilar: {
        parameters: Only<{
            query?: {
                email?: string;
                /** @description The record that is being edited; 0: none. */
                exclude?: number;
                name?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ContactSimilarResponse"]>, "5XX" | 400 | 401 | 403>;
    };
    listCounts: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            List: string;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
            Queries: string[];
        }>>;
        responses: Answers<Json<components["schemas"]["ListCounts"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    live: {
        parameters: Only<{
            query?: {
                age?: number;
            };
            header?: {
                "last-event-id"?: string;
            };
        }>;
        responses: Answers<{
            "text/event-stream": string;
        }, "5XX" | 400 | 401 | 403 | 429>;
    };
    lastChange: {
        parameters: Only<{
            path: {
                id: number;
                topic: "activities" | "contacts" | "companies";
            };
        }>;
        responses: Answers<Json<components["schemas"]["LastChange"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    mail: {
        parameters: Only<{
            query?: {
                /** @description Entries before this id; 0: from the newest on. */
                before?: number;
                company?: number;
                contact?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["MailPage"]>, "5XX" | 400 | 401 | 403 | 404 | 422 | 429>;
    };
    mailText: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["MailText"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    mailRemove: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<true>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    mailFollowUp: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            Action: "done" | "move";
            ActivityID: number;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        }>>;
        responses: Answers<Json<components["schemas"]["MailFollowUpResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    mailbox: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["MailboxState"]>, "5XX" | 400 | 401 | 403>;
    };
    mailDraft: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID?: number;
            ContactID: number;
            IsTagged: boolean;
            OrderIDLineNum: string;
            TemplateID: number;
        }>>;
        responses: Answers<Json<components["schemas"]["MailDraft"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415>;
    };
    mailTemplates: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["MailTemplate"][]>, "5XX" | 400 | 401 | 403>;
    };
    mailTemplateSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            Body: string;
            /** @description In a save, 0 adds. */
            ID: number;
            IsShared: boolean;
            Name: string;
            Subject: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["MailTemplate"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    mailTemplateRemove: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<true>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    myDay: {
        parameters: Only<{
            query?: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. */
                CompanyID?: number;
                /** @description The company parent that is chosen in the header; 0: none. */
                ParentID?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["MyDay"]>, "5XX" | 400 | 401 | 403>;
    };
    orderAttention: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["OrderAttentionResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    exportUid: {
        parameters: Only<{
            query?: {
                Filter_advertiser?: string;
                /** @description False: the filters other than the selection do not apply. */
                Filter_Apply?: boolean;
                Filter_cap?: string;
                /** @description Only of this company; 0: of all. */
                Filter_CompanyID?: number;
                /** @description Only with this contact; 0: with all. */
                Filter_ContactID?: number;
                /** @description The last day of the range Custom, included. */
                Filter_DateEnd?: string | "" | null;
                /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. */
                Filter_DateRange?: number;
                /** @description The first day of the range Custom. */
                Filter_DateStart?: string | "" | null;
                /** @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. */
                Filter_DateType?: number;
                Filter_description?: string;
                Filter_design?: string;
                Filter_geopathid?: string;
                /** @description An invoice number, in full. */
                Filter_invoice?: string | number;
                /** @description Only lines that should be shipped and are not, or whose carrier reports an exception. */
                Filter_Late?: boolean;
                /** @description An order number, or the beginning of an order-line id. */
                Filter_OrderNum?: string | number;
                /** @description Only of this company parent; 0: of all. */
                Filter_ParentID?: number;
                Filter_part?: string;
                /** @description A part of the product’s name, or names in full. */
                Filter_ProductNames?: string | string[];
                /** @description Any of the six references of a line. */
                Filter_references?: string;
                Filter_reorder?: string;
                /** @description Only of this sales rep, or of one of these; 0: of all. */
                Filter_SalesRepID?: number | number[];
                /** @description Ship-to, person, address, city, state, zip, method or tracking number. */
                Filter_shipping?: string;
                /** @description Live or finished size; spaces, quote marks, h and w do not count. */
                Filter_size?: string;
                /** @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. */
                Filter_Status?: number | number[];
                /** @description Only what belongs to an employee who works for this account owner; 0: to anybody. */
                Filter_TeamID?: number;
                /** @description The total that the caller knows; 0: none. */
                Filter_Total?: number;
                Filter_unit?: string;
                /** @description The company parent that is chosen in the header; 0: none. */
                ParentID?: number;
                SortBy?: "Priority" | "OrderDate" | "OrderLine" | "ShipDate" | "DeliveryDate";
                /** @description 0 ascending or oldest first, 1 descending or newest first. */
                SortOrder?: "asc" | "desc";
            };
            path: {
                /** @description A company, or 0 for all under the selection and the filters. */
                companyId: number;
            };
        }>;
        responses: Answers<Json<string>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    orderPaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @default  */
            Filter_advertiser?: string;
            /** @description False: the filters other than the selection do not apply. Default: false. */
            Filter_Apply?: boolean;
            /** @default  */
            Filter_cap?: string;
            /** @description Only of this company; 0: of all. Default: 0. */
            Filter_CompanyID?: number;
            /** @description Only with this contact; 0: with all. Default: 0. */
            Filter_ContactID?: number;
            /** @description The last day of the range Custom, included. Default: null. */
            Filter_DateEnd?: string | "" | null;
            /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
            Filter_DateRange?: number;
            /** @description The first day of the range Custom. Default: null. */
            Filter_DateStart?: string | "" | null;
            /** @description Which date is meant. Of activities: 0 Activity Date, 1 Date Completed, 2 Date Created. Of order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
            Filter_DateType?: number;
            /** @default  */
            Filter_description?: string;
            /** @default  */
            Filter_design?: string;
            /** @default  */
            Filter_geopathid?: string;
            /** @description An invoice number, in full. Default: "". */
            Filter_invoice?: string | number;
            /** @description Only lines that should be shipped and are not, or whose carrier reports an exception. Default: false. */
            Filter_Late?: boolean;
            /** @description An order number, or the beginning of an order-line id. Default: "". */
            Filter_OrderNum?: string | number;
            /** @description Only of this company parent; 0: of all. Default: 0. */
            Filter_ParentID?: number;
            /** @default  */
            Filter_part?: string;
            /** @description A part of the product’s name, or names in full. Default: "". */
            Filter_ProductNames?: string | string[];
            /** @description Any of the six references of a line. Default: "". */
            Filter_references?: string;
            /** @default  */
            Filter_reorder?: string;
            /** @description Only of this sales rep, or of one of these; 0: of all. Default: 0. */
            Filter_SalesRepID?: number | number[];
            /** @description Ship-to, person, address, city, state, zip, method or tracking number. Default: "". */
            Filter_shipping?: string;
            /** @description Live or finished size; spaces, quote marks, h and w do not count. Default: "". */
            Filter_size?: string;
            /** @description Of activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. Of order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: -1. */
            Filter_Status?: number | number[];
            /** @description Only what belongs to an employee who works for this account owner; 0: to anybody. Default: 0. */
            Filter_TeamID?: number;
            /** @description The total that the caller knows; 0: none. Default: 0. */
            Filter_Total?: number;
            /** @default  */
            Filter_unit?: string;
            /** @description From 1 on. Behind the last page there is an empty one. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
            /** @default Priority */
            SortBy?: "Priority" | "OrderDate" | "OrderLine" | "ShipDate" | "DeliveryDate";
            /** @description 0 ascending or oldest first, 1 descending or newest first. Default: "asc". */
            SortOrder?: "asc" | "desc";
        }>>;
        responses: Answers<Json<components["schemas"]["OrderPagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    orderWatches: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["OrderWatches"]>, "5XX" | 400 | 401 | 403>;
    };
    orderWatch: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: string;
            IsWatched: boolean;
            Kind: "line" | "order" | "customer" | "view";
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    palette: {
        parameters: Only<{
            query?: {
                /** @description Companies and contacts from three characters on, order lines from two. */
                term?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["PaletteResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    paletteTexts: {
        parameters: Only<{
            query?: {
                /** @description Companies and contacts from three characters on, order lines from two. */
                term?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["PaletteTextsResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    parentSearch: {
        parameters: Only<{
            query?: {
                /** @description How many at most; 100 unless said otherwise. */
                limit?: number;
                /** @description From three characters on; case does not count. */
                searchterm?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["SearchResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    passkeys: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["Passkey"][]>, "5XX" | 400 | 401 | 403>;
    };
    passkeyAdd: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Credential: components["schemas"]["NewPasskey"];
        }>>;
        responses: Answers<Json<components["schemas"]["PasskeyAdded"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    passkeyRename: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            Name: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 414 | 415 | 422>;
    };
    passkeyRemove: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            Password: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 414 | 415 | 422 | 429>;
    };
    passkeyBegin: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Password: string;
        }>>;
        responses: Answers<Json<components["schemas"]["PasskeyCreation"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422 | 429>;
    };
    employeeList: {
        parameters: Only<{
            query?: {
                /** @description From 1 on. Behind the last page there is an empty one. */
                PageNo?: number;
                PageSize?: 20 | 50 | 100 | 200;
                /** @description From three characters on; case does not count. */
                searchterm?: string;
                /** @description Lists the disabled ones too. */
                WithDisabled?: boolean;
            };
        }>;
        responses: Answers<Json<components["schemas"]["EmployeeListResponse"]>, "5XX" | 400 | 401 | 403>;
    };
    employeeSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
            /** @description Sees the order lines and pricing of every company. Default: false. */
            OrderMasterOverride?: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["EmployeeAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    employeeAccess: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            HandOver?: boolean;
            IsDisabled: boolean;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["EmployeeAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    employeeInvitation: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["EmployeeAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422 | 429>;
    };
    secondFactorReset: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    employeeSessions: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Session"][]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    employeeSessionsEnd: {
        parameters: Only<{
            query?: {
                session?: number;
            };
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    presence: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: number;
            Page: string;
            Topic: "activities" | "contacts" | "companies";
        }>>;
        responses: Answers<Json<components["schemas"]["PresenceResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    presenceEnd: {
        parameters: Only<{
            query: {
                id: number;
                page: string;
                topic: "activities" | "contacts" | "companies";
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403>;
    };
    buildAQuote: {
        parameters: Only<{
            query?: {
                /** @description In the place of a token, since a navigation sends no header. */
                ticket?: string;
            };
            path: {
                /** @description The CustomerUID of a company. */
                customerUid: string;
            };
        }>;
        responses: Answers<{
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    pricingSummary: {
        parameters: Only<{
            query?: {
                format?: "xlsx" | "pdf";
                /** @description In the place of a token, since a navigation sends no header. */
                ticket?: string;
            };
            path: {
                /** @description The CustomerUID of a company. */
                customerUid: string;
            };
        }>;
        responses: Answers<{
            "application/pdf": string;
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    pricingDetail: {
        parameters: Only<{
            query?: {
                /** @description In the place of a token, since a navigation sends no header. */
                ticket?: string;
            };
            path: {
                /** @description The CustomerUID of a company. */
                customerUid: string;
            };
        }>;
        responses: Answers<{
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    push: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["PushSettings"]>, "5XX" | 400 | 401 | 403>;
    };
    pushOn: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            Auth: string;
            Endpoint: string;
            P256dh: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    pushOff: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 422>;
    };
    sharedQuote: {
        parameters: Only<{
            path: {
                token: string;
            };
        }>;
        responses: Answers<{
            "text/html": string;
        }, "5XX" | 400 | 404 | 414 | 429>;
    };
    sharedQuoteAnswer: {
        parameters: Only<{
            path: {
                token: string;
            };
        }>;
        requestBody: Body<{
            "application/x-www-form-urlencoded": {
                /** @description The order line that answered; empty: none has. */
                Answer: "accepted" | "declined" | "comment";
                /** @default  */
                Name?: string;
                /** @default  */
                Text?: string;
                /** @default  */
                Title?: string;
                /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. Default: "". */
                Version?: string;
            };
        }>;
        responses: Answers<{
            "text/html": string;
        }, "5XX" | 400 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    sharedQuotePdf: {
        parameters: Only<{
            path: {
                token: string;
            };
        }>;
        responses: Answers<{
            "application/pdf": string;
        }, "5XX" | 400 | 404 | 414 | 429>;
    };
    quoteLinkRevoke: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    quote: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["QuoteRecord"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    quoteDuplicate: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["QuoteSaved"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    quoteLinkMake: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            /** @default 30 */
            Days?: 7 | 30 | 90;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
        }>>;
        responses: Answers<Json<components["schemas"]["QuoteLinkMade"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415>;
    };
    quotePdf: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<{
            "application/pdf": string;
        }, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    quoteSend: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        requestBody: Body<Json<{
            /** @default 30 */
            Days?: 7 | 30 | 90;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version: number;
        }>>;
        responses: Answers<Json<components["schemas"]["QuoteSent"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    quoteDraft: {
        parameters: Only<{
            query?: {
                activity?: number;
                company?: number;
                contact?: number;
                /** @description An order-line id. */
                line?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["QuoteDraft"]>, "5XX" | 400 | 401 | 403 | 404>;
    };
    quotesExtend: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            Ids?: number[];
            Quotes?: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
                CompanyID?: number;
                /** @default 0 */
                ContactID?: number;
                /** @default null */
                LeastDollars?: number | null;
                /** @default null */
                MostDollars?: number | null;
                /** @default  */
                NumberText?: string;
                /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
                ParentID?: number;
                /** @default [] */
                Products?: string[];
                /** @default [] */
                RepIDs?: number[];
                /** @default null */
                SentFrom?: string | "" | null;
                /** @default null */
                SentTo?: string | "" | null;
                /** @default [] */
                States?: ("draft" | "sent" | "accepted" | "declined" | "expired" | "won")[];
                /** @default null */
                ValidFrom?: string | "" | null;
                /** @default null */
                ValidTo?: string | "" | null;
            };
        }>>;
        responses: Answers<Json<components["schemas"]["QuotesExtended"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    quotesExtendUndo: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["QuotesRestored"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 414 | 422>;
    };
    quoteFigures: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["QuoteFigures"]>, "5XX" | 400 | 401 | 403>;
    };
    quotePaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @default 0 */
            ContactID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @default null */
            LeastDollars?: number | null;
            /** @default null */
            MostDollars?: number | null;
            /** @default  */
            NumberText?: string;
            /** @description From 1 on. Behind the last page there is an empty one. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
            /** @default [] */
            Products?: string[];
            /** @default [] */
            RepIDs?: number[];
            /** @default null */
            SentFrom?: string | "" | null;
            /** @default null */
            SentTo?: string | "" | null;
            /** @default Number */
            SortBy?: "Number" | "Amount" | "ValidUntil" | "Sent";
            /** @description 0 ascending or oldest first, 1 descending or newest first. Default: "desc". */
            SortOrder?: "asc" | "desc";
            /** @default [] */
            States?: ("draft" | "sent" | "accepted" | "declined" | "expired" | "won")[];
            /** @default null */
            ValidFrom?: string | "" | null;
            /** @default null */
            ValidTo?: string | "" | null;
        }>>;
        responses: Answers<Json<components["schemas"]["QuotePagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    quoteSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @default 0 */
            AddressID?: number;
            /** @description A company; of a list or a count, the selected one, and 0 for none. */
            CompanyID: number;
            /** @default 0 */
            ContactID?: number;
            /** @default none */
            DiscountKind?: "none" | "percent" | "dollars";
            /** @default 0 */
            DiscountValue?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @default 3 */
            FollowUpDays?: number;
            /** @description In a save, 0 adds. */
            ID: number;
            Lines: components["schemas"]["QuoteLineNew"][];
            /** @default  */
            Notes?: string;
            /** @description An employee; of a list, 0 for all. Default: 0. */
            RepID?: number;
            /** @default  */
            Terms?: string;
            ValidUntil: string;
            /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
            Version?: number;
            /** @default 0 */
            Weight?: number;
            /** @default 0 */
            Zone?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["QuoteSaved"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    quoteSheet: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @default 0 */
            ContactID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            /** @default null */
            LeastDollars?: number | null;
            /** @default null */
            MostDollars?: number | null;
            /** @default  */
            NumberText?: string;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
            /** @default [] */
            Products?: string[];
            /** @default [] */
            RepIDs?: number[];
            /** @default null */
            SentFrom?: string | "" | null;
            /** @default null */
            SentTo?: string | "" | null;
            /** @default Number */
            SortBy?: "Number" | "Amount" | "ValidUntil" | "Sent";
            /** @description 0 ascending or oldest first, 1 descending or newest first. Default: "desc". */
            SortOrder?: "asc" | "desc";
            /** @default [] */
            States?: ("draft" | "sent" | "accepted" | "declined" | "expired" | "won")[];
            /** @default null */
            ValidFrom?: string | "" | null;
            /** @default null */
            ValidTo?: string | "" | null;
        }>>;
        responses: Answers<{
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        }, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    quoteTerms: {
        parameters: Only<{
            path: {
                /** @description A company, or 0 for all under the selection and the filters. */
                companyId: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["QuoteTerms"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    recordFiles: {
        parameters: Only<{
            path: {
                id: number;
                topic: "activities" | "contacts" | "companies";
            };
        }>;
        responses: Answers<Json<components["schemas"]["RecordFiles"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    recordFileAdd: {
        parameters: Only<{
            query: {
                name: string;
            };
            header?: Repeatable;
            path: {
                id: number;
                topic: "activities" | "contacts" | "companies";
            };
        }>;
        requestBody: Body<{
            "application/octet-stream": string;
        }>;
        responses: Answers<Json<components["schemas"]["RecordFile"]>, "5XX" | 400 | 401 | 403 | 404 | 408 | 409 | 413 | 414 | 422 | 429>;
    };
    releaseStatus: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["ReleaseStatus"]>, "5XX" | 400 | 401 | 403>;
    };
    releaseDetails: {
        parameters: Only<{
            query: {
                release: string;
                /** @description A screen. */
                remote: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ReleaseDetails"]>, "5XX" | 400 | 401 | 403 | 404 | 422>;
    };
    releaseFigures: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["ReleaseFigures"][]>, "5XX" | 400 | 401 | 403>;
    };
    releaseHistory: {
        parameters: Only<{
            query?: {
                /** @description A screen. */
                remote?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ReleaseChange"][]>, "5XX" | 400 | 401 | 403>;
    };
    releaseOperation: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
        }>>;
        responses: Answers<Json<{
            revision: number;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    releaseVitals: {
        parameters: Nothing;
        requestBody: Body<Json<{
            CLS?: number;
            INP?: number;
            LCP?: number;
            release: string;
            /** @description A screen. */
            remote: string;
        }>>;
        responses: Answers<Json<{
            counted: number;
        }>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    topicTell: {
        parameters: Only<{
            path: {
                /** @description A screen. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
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
        }>>;
        responses: Answers<Json<components["schemas"]["TopicTold"]>, "5XX" | 400 | 401 | 403 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    reorders: {
        parameters: Only<{
            query?: {
                /** @description A company; of a list or a count, the selected one, and 0 for none. */
                CompanyID?: number;
                /** @description From 1 on. Behind the last page there is an empty one. */
                PageNo?: number;
                /** @description An employee; of a list, 0 for all. */
                RepID?: number;
                State?: "all" | "open" | "ordered" | "lapsed" | "withdrawn";
            };
        }>;
        responses: Answers<Json<components["schemas"]["Reorders"]>, "5XX" | 400 | 401 | 403>;
    };
    reorderDraft: {
        parameters: Only<{
            path: {
                /** @description An order-line id. */
                line: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ReorderDraft"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    reorderFigures: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["ReorderFigures"]>, "5XX" | 400 | 401 | 403>;
    };
    reordersOfLines: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            Lines: string[];
        }>>;
        responses: Answers<Json<{
            Asks: components["schemas"]["ReorderAsk"][];
        }>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    secondFactor: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["SecondFactor"]>, "5XX" | 400 | 401 | 403>;
    };
    appBegin: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Password: string;
        }>>;
        responses: Answers<Json<components["schemas"]["Enrolment"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    appConfirm: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Code: string;
        }>>;
        responses: Answers<Json<components["schemas"]["RecoveryCodes"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    appRemove: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Password: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    recoveryCodesMake: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Password: string;
        }>>;
        responses: Answers<Json<components["schemas"]["RecoveryCodes"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    serviceTokens: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["ServiceToken"][]>, "5XX" | 400 | 401 | 403>;
    };
    serviceTokenAdd: {
        parameters: Nothing;
        requestBody: Body<Json<{
            expiresOn: string;
            name: string;
            scopes: string[];
            source: string;
        }>>;
        responses: Answers<Json<components["schemas"]["ServiceTokenMade"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    serviceTokenRevoke: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    sessions: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["Session"][]>, "5XX" | 400 | 401 | 403>;
    };
    sessionsEnd: {
        parameters: Only<{
            query?: {
                session?: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 422>;
    };
    secondFactorPolicy: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["SecondFactorPolicy"]>, "5XX" | 400 | 401 | 403>;
    };
    secondFactorPolicySave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            EmployeeTypes: ("Sales" | "Account Manager" | "Operations")[];
        }>>;
        responses: Answers<Json<components["schemas"]["SecondFactorPolicy"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422>;
    };
    shellSettings: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["ShellSettings"]>, "5XX" | 400 | 401 | 403>;
    };
    shellSettingsSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
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
        }>>;
        responses: Answers<Json<components["schemas"]["ShellSettingsAnswer"]>, "5XX" | 400 | 401 | 403 | 409 | 413 | 415 | 422>;
    };
    shellSettingsReset: {
        parameters: Only<{
            query?: {
                /** @description Of a record: rises with each change. A save that sends the version it began with is refused with 409 when the record has changed since; left out, it overwrites. */
                Version?: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<components["schemas"]["ShellSettingsAnswer"]>, "5XX" | 400 | 401 | 403 | 409 | 422>;
    };
    setupState: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["SetupState"]>, "5XX" | 400 | 401 | 403>;
    };
    setupOperation: {
        parameters: Nothing;
        requestBody: Body<Json<{
            Operation: "dismiss" | "loadSample" | "removeSample" | "download";
            Proof?: string;
        }>>;
        responses: Answers<Json<components["schemas"]["SetupOperationAnswer"]>, "5XX" | 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429>;
    };
    sharedLine: {
        parameters: Only<{
            path: {
                token: string;
            };
        }>;
        responses: Answers<{
            "text/html": string;
        }, "5XX" | 400 | 404 | 414 | 429>;
    };
    sharedLineAnswer: {
        parameters: Only<{
            path: {
                token: string;
            };
        }>;
        requestBody: Body<{
            "application/x-www-form-urlencoded": {
                /** @description The order line that answered; empty: none has. */
                Answer: "approved" | "change";
                /** @default  */
                Comment?: string;
                /** @default  */
                Proof?: string;
            };
        }>;
        responses: Answers<{
            "text/html": string;
        }, "5XX" | 400 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    orderShareRevoke: {
        parameters: Only<{
            header?: Repeatable;
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 414 | 422>;
    };
    orderShares: {
        parameters: Only<{
            path: {
                /** @description An order-line id. */
                line: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["OrderShares"]>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    orderShareMake: {
        parameters: Only<{
            path: {
                /** @description An order-line id. */
                line: string;
            };
        }>;
        requestBody: Body<Json<{
            /** @default 30 */
            Days?: 7 | 30 | 90;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            Fields: ("status" | "dates" | "tracking" | "proof" | "price")[];
        }>>;
        responses: Answers<Json<components["schemas"]["ShareMade"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 414 | 415 | 422>;
    };
    views: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["View"][]>, "5XX" | 400 | 401 | 403>;
    };
    viewSave: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: number;
            List: string;
            Name: string;
            /** @description The query of the list’s address. */
            Query: string;
            /** @description Who sees it besides its owner: mine nobody, team who shares an account owner with them, everybody all. Readers find their own records only. */
            Visibility: "mine" | "team" | "everybody";
        }>>;
        responses: Answers<Json<components["schemas"]["View"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    viewDelete: {
        parameters: Only<{
            query: {
                id: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 422>;
    };
    viewCounts: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; of a list or a count, the selected one, and 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. May be left out: the token decides. */
            EmployeeUID?: string;
            List: string;
            /** @description The company parent that is chosen in the header; 0: none. Default: 0. */
            ParentID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ViewCountsResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    viewDefault: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description In a save, 0 adds. */
            ID: number;
            List: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    viewsPin: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            IDs: number[];
            List: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    webhooks: {
        parameters: Nothing;
        responses: Answers<Json<components["schemas"]["Webhook"][]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    webhookAdd: {
        parameters: Nothing;
        requestBody: Body<Json<{
            resources: ("activities" | "contacts" | "prospects" | "addresses" | "quotes")[];
            secret: string;
            source?: string;
            url: string;
        }>>;
        responses: Answers<Json<components["schemas"]["Webhook"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    webhookDelete: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    deadLetters: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["DeadLetter"][]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    webhookPause: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Webhook"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    webhookReplay: {
        parameters: Only<{
            query?: {
                cursor?: string;
            };
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<number>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    webhookResume: {
        parameters: Only<{
            path: {
                id: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Webhook"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
}
