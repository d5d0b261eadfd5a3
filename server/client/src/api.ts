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
    /** @description A repeat with the same key within 24 hours gets the first response and changes nothing. */
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
        /** @description Request a link to reset a password (call 33). Emails a link that works once, for 30 minutes; if the account has no password yet, the email explains how to get an invitation instead. Returns false if no enabled account has this email. Where passwords are turned off, it returns 403 for everyone but the break-glass account. */
        post: operations["forgotPassword"];
    };
    "/account/login": {
        /** @description Sign in (call 31). Returns a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A failed sign-in returns 400, the same for an unknown email and for a wrong password. If the employee uses or needs two-step verification, the call returns 401 with `secondStep`: pass its ticket to call 280 or call 292. Where passwords are turned off, it returns 403 for everyone but the break-glass account. The token is valid for 12 hours, but the session ends after 4 hours without use; a page of this server that sends `X-Renewal` gets a token for a few minutes and a cookie for call 342. */
        post: operations["login"];
    };
    "/account/logout": {
        /** @description Sign out (call 100). Ends the token’s session. */
        post: operations["logout"];
    };
    "/account/oidc/callback": {
        /** @description Return from the identity provider (call 266). For browsers: checks the identity provider’s response, finds or adds the employee, and redirects to the app (303), which fetches the token. The browser gets a page that explains why if the person isn’t admitted (403) or the response isn’t meant for this browser (400). */
        get: operations["oidcCallback"];
    };
    "/account/oidc/logout": {
        /** @description Sign out, called by the identity provider (call 268). OpenID Connect Back-Channel Logout 1.0: ends the sessions that the logout token names, at once. Each token works once. */
        post: operations["oidcLogout"];
    };
    "/account/oidc/start": {
        /** @description Sign in with a company account (call 265). For browsers: redirects to the company’s identity provider (303), with authorization code, PKCE, state and nonce. `page` is where the browser lands afterward. A link on another site doesn’t start a sign-in: the browser gets a page that leads to the sign-in page, with 403. If the identity provider doesn’t respond, the browser gets a page that says so, with 503; 404 where none is configured. */
        get: operations["oidcStart"];
    };
    "/account/oidc/token": {
        /** @description The token of a sign-in with a company account (call 267). Returns the token as a JSON string, once, to the browser that returned from the identity provider within the last minute, which an HTTP-only cookie proves. If the employee uses or needs two-step verification, the call returns 401 with `secondStep`, like call 31, unless the identity provider reports a strong sign-in; that ticket works in this browser only. */
        post: operations["oidcToken"];
    };
    "/account/passkey": {
        /** @description Sign in with just a passkey (call 291). Send the credential that the browser returned. The passkey must have verified its user. Returns the token. A passkey whose counter hasn’t increased is blocked. Where passwords are turned off, the call returns 403 for everyone but the break-glass account. */
        post: operations["passkeySignIn"];
    };
    "/account/passkey/options": {
        /** @description Begin to sign in with a passkey (call 290). Returns the options for `navigator.credentials.get`: without a ticket for a sign-in with just a passkey, with a sign-in’s ticket for its second step. The challenge works once, for five minutes. */
        post: operations["passkeyOptions"];
    };
    "/account/renewal": {
        /** @description Renew a page’s token (call 342). Only for pages of this server, which get a cookie for it at sign-in. Returns the session’s next token and replaces the cookie. The old cookie is accepted until its replacement is used; after that, sending it ends the session, with `sessionMisused`. Other programs don’t need this call. */
        post: operations["sessionRenew"];
    };
    "/account/resetpassword": {
        /** @description Choose a password with an emailed link (call 32). Returns true once; false for a link that is unknown, used or expired. It ends every session of the employee. A password that is too long, too common or close to the employee’s name returns 422, and the link still works. Where passwords are turned off, it returns 403 for everyone but the break-glass account. */
        post: operations["resetPassword"];
    };
    "/account/secondstep": {
        /** @description Complete the second step of a sign-in (call 280). Send the ticket from the first step and either a code from the authenticator app or a recovery code. Each works once. Returns the token. A ticket expires after ten minutes. */
        post: operations["secondStep"];
    };
    "/account/secondstep/enrolment": {
        /** @description Set up an authenticator app to sign in (call 281). For an employee who needs two-step verification and hasn’t set it up: returns the secret for the app. Send the code that confirms it to call 280. */
        post: operations["secondStepEnrolment"];
    };
    "/account/secondstep/passkey": {
        /** @description Complete the second step with a passkey (call 292). Send the ticket from the first step and the credential that the browser returned. */
        post: operations["passkeySecondStep"];
    };
    "/account/secondstep/passkey/confirmation": {
        /** @description Add a passkey and sign in (call 294). For an employee who needs two-step verification and hasn’t set it up. Returns the token and recovery codes. */
        post: operations["passkeyStepAdd"];
    };
    "/account/secondstep/passkey/enrolment": {
        /** @description Begin to add a passkey to sign in (call 293). For an employee who needs two-step verification and hasn’t set it up. */
        post: operations["passkeyStepBegin"];
    };
    "/account/setup": {
        /** @description Set Galley up (call 343). Creates the first Operations account, with the one-time code in the URL that the server prints at start while nobody in Operations can sign in. Returns a token, as a sign-in does, or 401 with `secondStep` if Operations must use two-step verification (call 31). Where passwords are turned off, it creates only the break-glass account. 403 for a code that is wrong, used or more than a day old, and 429 after ten such attempts in 15 minutes, from anywhere; 409 once someone in Operations can sign in; 422 with `errors` for invalid fields. */
        post: operations["setup"];
    };
    "/meta.json": {
        /** @description The version of the app (call 34). A page compares it with its own version and offers to reload. */
        get: operations["meta"];
    };
    "/v1/account-owners": {
        /** @description Account owners (call 164). Sorted by name, each with whether it has companies or employees. */
        get: operations["accountOwners"];
        /** @description Add or rename an account owner (call 165). ID 0 adds one. Names that differ only in case or spaces are the same. */
        post: operations["accountOwnerSave"];
        /** @description Delete an account owner (call 166). Only one without companies or employees. */
        delete: operations["accountOwnerDelete"];
    };
    "/v1/activity": {
        /** @description Add or change an activity (call 5). ID 0 adds an activity, -2 adds a follow-up, a higher number edits. saveMode 1 marks it done and schedules the next occurrence of a series; saveMode 2 also proposes a follow-up, or adds the one in FollowUp. Mentioned lists the employees mentioned in the notes as “@Full Name”: they are notified. NotTold lists those who have left the company. */
        post: operations["activitySave"];
    };
    "/v1/activity-types": {
        /** @description Activity types, for management (call 167). Sorted by name, each with whether activities use it. The default type can be renamed, not deleted. */
        get: operations["managedActivityTypes"];
        /** @description Add or rename an activity type (call 168). ID 0 adds one. Names that differ only in case or spaces are the same. */
        post: operations["activityTypeSave"];
        /** @description Delete an activity type (call 169). Only one that no activity uses and that isn’t the default. */
        delete: operations["activityTypeDelete"];
    };
    "/v1/activity/calendar": {
        /** @description Activities by day (call 310). The activities that match the filters, from From to To, at most 42 days. For one day it returns the first 200, for up to a week the first 40 of each day, for more the first 4 of each day. Days has the count of each day. Up to 20 open activities that are overdue on other days come first; Overdue has their count. */
        post: operations["activityCalendar"];
    };
    "/v1/activity/days": {
        /** @description Days with open activities (call 125). The days on which an employee has open activities, with how many there are and how many recur. */
        get: operations["activityDays"];
    };
    "/v1/activity/done/{id}": {
        /** @description Close an activity (call 6). As done or canceled. If it’s done and has no next occurrence, the response has the draft of a follow-up. 409 if it’s already closed. */
        post: operations["activityDone"];
    };
    "/v1/activity/paged": {
        /** @description A page of activities (call 3). Activities within a selection that match the filters. By default, the employee’s own open activities that are overdue or due within seven days. */
        post: operations["activityPaged"];
    };
    "/v1/activity/records": {
        /** @description Activities by their ids (call 190). At most 200, in the order of the ids, each with who changed it last and when. Missing ones are left out. */
        post: operations["activityRecords"];
    };
    "/v1/activity/types": {
        /** @description Activity types (call 4). Such as a call or a meeting. 5 is the default. */
        get: operations["activityTypes"];
    };
    "/v1/activity/undo/{id}": {
        /** @description Reopen an activity (call 104). Reopens an activity closed at this Version, and withdraws the occurrence that closing it scheduled. 409 if either has changed since. */
        post: operations["activityUndo"];
    };
    "/v1/associations/account/{employeeUid}": {
        /** @description The account owners of the signed-in employee (call 16). The default one comes first. You can’t read another employee’s account owners. */
        get: operations["accountAssociations"];
    };
    "/v1/associations/company/{id}": {
        /** @description The companies of a contact (call 14). At most 1,000. */
        get: operations["contactCompanies"];
    };
    "/v1/associations/individual/{id}": {
        /** @description The contacts of a company (call 15). Active contacts, sorted by name. */
        get: operations["companyContacts"];
    };
    "/v1/associations/requests": {
        /** @description Requests for your contacts (call 130). Colleagues have asked to add your contacts to their companies. The oldest first, at most 200. */
        get: operations["associationRequests"];
    };
    "/v1/associations/requests/{id}": {
        /** @description Accept or decline a request for a contact (call 131). Returns the contact’s Version. 409 if the request has already been decided. */
        post: operations["associationRequestDecide"];
    };
    "/v1/audit": {
        /** @description A page of the audit log (call 114). The newest first, 100 at a time. For the next page, send the last id as `before`. */
        get: operations["auditTrail"];
    };
    "/v1/bulk": {
        /** @description Your bulk changes (call 205). Your bulk changes of the last day, except undone ones and finished undos, the newest first, at most 20. */
        get: operations["bulkJobs"];
        /** @description Change many records (call 200). Applies one action to at most 1,000 records in Ids, or to all that match the list’s filter, at most 20,000. It runs in the background. Each change follows the rules of the record’s own call, or is refused with a reason. A record that someone else changes before its turn is skipped. */
        post: operations["bulkStart"];
    };
    "/v1/bulk/{id}": {
        /** @description Progress of a bulk change (call 201). The results so far. Only for the employee who started it. */
        get: operations["bulkJob"];
    };
    "/v1/bulk/{id}/cancel": {
        /** @description Cancel a bulk change (call 202). Stops it after the current batch. Completed changes stay, and you can undo them. */
        post: operations["bulkCancel"];
    };
    "/v1/bulk/{id}/undo": {
        /** @description Undo a bulk change (call 203). Restores every record in the background and returns the bulk change that does so. A record that someone has changed since is kept and counted as Changed. */
        post: operations["bulkUndo"];
    };
    "/v1/bulk/{id}/verdicts": {
        /** @description Result for each record (call 204). The records with a given verdict, 100 at a time, each with its reason. */
        get: operations["bulkVerdicts"];
    };
    "/v1/calendar": {
        /** @description Your calendar feed (call 207). When it was created and when a calendar app last read it. */
        get: operations["calendarFeed"];
        /** @description Create or replace your calendar feed (call 206). Returns the URL for a calendar app to subscribe to. It’s shown once and not stored. The previous URL stops working. Proof is your password or a code from the authenticator app; if you have neither, you must have signed in with the company account within the last ten minutes. */
        post: operations["calendarFeedMake"];
        /** @description Revoke your calendar feed (call 208). Its URL stops working. Without a feed, nothing happens. */
        delete: operations["calendarFeedRevoke"];
    };
    "/v1/calendar/{secret}/activities.ics": {
        /** @description A feed’s calendar (call 209). An iCalendar (RFC 5545) of the open activities assigned to the feed’s owner, from 30 days ago to two years ahead, each as an all-day event. The secret in the URL grants access: no token is needed. With `If-None-Match`, returns 304 if nothing has changed. 404 once the feed is revoked or its owner is disabled, and 429 to a network that has tried too many unknown URLs. */
        get: operations["calendarFile"];
    };
    "/v1/CGOM_Variables": {
        /** @description A variable by name (call 23). AccountOwnerPassword is secret: its value is returned empty. Call 101 verifies it. */
        get: operations["variable"];
    };
    "/v1/CGOM_Variables/verify": {
        /** @description Verify a secret variable (call 101). Whether the value is correct. For the account owner password, the response includes a ProofToken, which works for one save of a prospect within 10 minutes. */
        post: operations["variableVerify"];
    };
    "/v1/changes": {
        /** @description People’s changes (call 146). Changes to activities, contacts, prospects, addresses and quotes in commit order, each once, after a cursor. Needs the scope `changes:read`. */
        get: operations["changes"];
    };
    "/v1/ci/{remote}/canary": {
        /** @description Start or end a canary (call 232). Gives a release to some of the people; without a release, ends the canary. */
        post: operations["ciCanary"];
    };
    "/v1/ci/{remote}/checks": {
        /** @description Ask the gate before publishing (call 321). Whether a remote’s build that isn’t published yet fits today’s host, or whether a host’s build can run today’s remotes, with every reason against it. `record` is the text of its release.json; 422 names each invalid field. */
        post: operations["ciCheck"];
    };
    "/v1/ci/{remote}/disabled": {
        /** @description Disable or enable a remote (call 236). While a remote is disabled, its screen shows the reason. */
        post: operations["ciDisable"];
    };
    "/v1/ci/{remote}/promote": {
        /** @description Promote a release (call 233). Makes a published release the active one. 422 lists every reason why the gate rejects it. */
        post: operations["ciPromote"];
    };
    "/v1/ci/{remote}/releases": {
        /** @description The releases of a remote (call 235). What is active, published and withdrawn, and who changed it last. */
        get: operations["ciStatus"];
        /** @description Publish a release (call 230). Puts a build into the release store without activating it. `record` is the text of its release.json; `files` has every file listed there. Where keys are configured, `signature` is made with a key that is allowed to publish the remote, over the JSON text `["galley","record",<remote>,<release>,<digest of record>]`; `release publish --server` makes it. An id can be published once. */
        post: operations["ciPublish"];
    };
    "/v1/ci/{remote}/releases/{release}/gate": {
        /** @description Ask the gate (call 231). Whether a release passes the gate with today’s host, with every reason against it. */
        get: operations["ciGate"];
    };
    "/v1/ci/{remote}/rollback": {
        /** @description Roll back a remote (call 234). Returns to the most recent earlier release that passes the gate, or to the named one. */
        post: operations["ciRollback"];
    };
    "/v1/companies/search": {
        /** @description Search companies (call 8). By part of the name, at least three characters; those that begin with it come first. Each result has its company parent. */
        get: operations["companySearch"];
    };
    "/v1/customers/{id}/page": {
        /** @description A company (call 255). With its contacts, order rhythm, and spend by month since January five years ago. Order rhythm and spend are left out if the employee can’t see the company’s orders. */
        get: operations["companyPage"];
    };
    "/v1/customers/{id}/spendmonths": {
        /** @description Company spend by month (call 219). The last 12 calendar months in USD, ending with this month. Empty if the employee can’t see the company’s orders. */
        get: operations["spendMonths"];
    };
    "/v1/customers/{id}/timeline": {
        /** @description A company’s timeline (call 256). Activities, order lines, approved proofs, documents and changes of the last five years, the newest day first, 30 at a time. For the next page, send the Key of the last entry as before. */
        get: operations["companyTimeline"];
    };
    "/v1/customers/atrisk": {
        /** @description How many companies are at risk (call 257). Companies within a selection whose next order is late by their usual rhythm. Counts only companies whose orders the employee can see. */
        get: operations["companiesAtRisk"];
    };
    "/v1/customers/counts": {
        /** @description Header counts within a selection (call 2). Each count equals the total of the list that its link opens. */
        post: operations["counts"];
    };
    "/v1/customers/paged": {
        /** @description A page of companies (call 11). Companies within a selection, sorted by name. */
        post: operations["companyPaged"];
    };
    "/v1/customers/PostingCompanies": {
        /** @description Posting companies and their branches (call 17). Plants whose addresses you can use as shipping addresses. */
        get: operations["postingCompanies"];
    };
    "/v1/customers/prospect": {
        /** @description Add or change a prospect (call 24). ID 0 adds a prospect. If another company has the name, the response has DuplicateCompany and nothing is saved. Changing the account owner needs an AccountOwnerProof. Contacts that belong to colleagues are requested, not linked. */
        post: operations["prospectSave"];
    };
    "/v1/customers/risks": {
        /** @description Which companies are at risk (call 337). Of up to 200 companies, those whose next order is late by their usual rhythm, with the days since their last order and the median days between orders. Companies whose orders the employee can’t see are left out. */
        post: operations["companyRisks"];
    };
    "/v1/customers/ShippingAddresses": {
        /** @description The shipping addresses of a company (call 18). The oldest first. */
        get: operations["shippingAddresses"];
        /** @description Change shipping addresses (call 19). Saves the whole list or nothing. Build a Quote includes the selected ones. */
        put: operations["shippingAddressesSave"];
        /** @description Add a shipping address (call 20). Adds it to the company in customerUid and returns its id. */
        post: operations["shippingAddressAdd"];
        /** @description Delete a shipping address (call 21). By its id. */
        delete: operations["shippingAddressDelete"];
    };
    "/v1/customers/similar": {
        /** @description Companies with a similar name (call 105). At most five; an exact match comes first. */
        get: operations["companySimilar"];
    };
    "/v1/customers/totalspend": {
        /** @description Company spend (call 12). In USD, for at most 200 companies. Companies whose orders the employee can’t see are left out. */
        post: operations["totalSpend"];
    };
    "/v1/customers/trendgroups": {
        /** @description Company parents, companies, employees and states (call 1). Options for pickers, in alphabetical order. The response has an ETag: send it as If-None-Match to get 304 if nothing has changed. */
        get: operations["trendGroups"];
    };
    "/v1/downloads/tickets": {
        /** @description A ticket for a download (call 102). Returns the URL of one of the three downloads, with a ticket that is valid for five minutes. */
        post: operations["downloadTicket"];
    };
    "/v1/employees": {
        /** @description The signed-in employee (call 30). Their name, email, phone number and employee type. */
        get: operations["employee"];
    };
    "/v1/everything/{uid}": {
        /** @description Download all data (call 346). A streamed archive: a CSV file for each resource, which you can import into an empty Galley; the activities, quotes and customers’ email, except private messages; and the records’ files. The id grants access. */
        get: operations["everything"];
    };
    "/v1/Exports/Orders/{uid}": {
        /** @description The spreadsheet of order lines (call 29). Streams one row for each line. The id grants access. The header X-Total-Count has the number of rows. */
        get: operations["orderExport"];
    };
    "/v1/feed-imports/{import}": {
        /** @description Undo an import (call 142). Deletes what the import created and restores what it changed. Records that were fed again since or that people changed stay, and the response names them. */
        delete: operations["feedUndo"];
    };
    "/v1/feed/{resource}": {
        /** @description Read fed records (call 141). The records of the token’s source as they are now, in the format of the feed, in the order of the source’s last change to them; deleted records are marked as deleted. */
        get: operations["feedRead"];
        /** @description Feed records of a resource (call 140). Creates, changes and deletes records by their external ids. A list of at most 5,000 records is one transaction; a stream of lines (NDJSON) is committed in batches of at most 1,000. The response counts the results and names the records that were refused or kept a field; with `verbose`, it names all. A refused record doesn’t stop the others. Needs the scope `feed:<resource>`. An Idempotency-Key is valid for seven days; with it, a stream that was cut off resumes after its last batch. */
        post: operations["feedWrite"];
    };
    "/v1/figures": {
        /** @description Performance figures (call 258). What a team or a person did in a period of at most 92 days, which prospects were won, and which order lines are waiting on the customer. Each figure has the URL of the list that it counts. Without Team and Employee, the response is for the team of the employee’s default account owner. */
        get: operations["figures"];
    };
    "/v1/figures/export": {
        /** @description Performance figures as a file (call 259). The same figures as a spreadsheet by person and by day, or as CSV by person. */
        get: operations["figuresExport"];
    };
    "/v1/files/{id}": {
        /** @description Download a file (call 334). The original file with its listed type, always as an attachment. A ticket opens it, too. */
        get: operations["recordFileDownload"];
        /** @description Remove a file (call 336). For the employee who added it, Account Managers who can edit the record, and Operations. */
        delete: operations["recordFileRemove"];
    };
    "/v1/files/{id}/tickets": {
        /** @description A ticket for a file (call 335). Returns the file’s URL with a ticket that is valid for one download within five minutes, because a link can’t send a token. */
        post: operations["recordFileTicket"];
    };
    "/v1/ForecastFamilies": {
        /** @description Forecast families (call 22). Lines of business for forecasting prospects, sorted by name. */
        get: operations["forecastFamilies"];
    };
    "/v1/imports": {
        /** @description Imports (call 181). The last 100, the newest first, and the names of all sources. */
        get: operations["imports"];
        /** @description Upload a file (call 180). The body is the file: `.csv` and `.ndjson` up to 512 MB, `.xlsx` up to 10 MB. Columns are mapped as in the last file of the same source and resource, or else by their headings. Without a resource, Galley guesses it from the file’s name, headings and first rows, and whether rows of companies also have people. A source can have one import at a time. */
        post: operations["importAdd"];
    };
    "/v1/imports/{id}": {
        /** @description An import (call 182). Its progress, and how many records have each result. */
        get: operations["importRead"];
    };
    "/v1/imports/{id}/apply": {
        /** @description Apply a checked file (call 184). Starts to write the records, or resumes a stopped import. */
        post: operations["importApply"];
    };
    "/v1/imports/{id}/cancel": {
        /** @description Cancel an import (call 185). Stops a check, which you can start again. Ends an open or running import; the records already written stay until you undo it. */
        post: operations["importCancel"];
    };
    "/v1/imports/{id}/check": {
        /** @description Check a file (call 183). Starts a dry run with this map; nothing is changed. `doubles` says what to do with rows that match a record from another source or a person: by default they fill in its empty fields. With `people`, rows of companies also have people: each company is imported once however many rows it has, later rows fill in what the first leaves empty, and the people become its contacts. When the check is over, the import is `checked`. The map is ignored for NDJSON. */
        post: operations["importCheck"];
    };
    "/v1/imports/{id}/guess": {
        /** @description Say what is in a file (call 347). For an import that is open or checked. Guesses its columns again and discards an earlier check. */
        post: operations["importGuess"];
    };
    "/v1/imports/{id}/records": {
        /** @description An import’s records (call 186). The records with a given verdict, in the order of the file: the first 10,000, or all of those that are refused, keep a field, or match a record from elsewhere (`double`). */
        get: operations["importRecords"];
    };
    "/v1/imports/{id}/refused": {
        /** @description Download the refused rows (call 187). A CSV of the rows as they are in the file, each with its row number, not counting the headings, and the reason. Formulas are included as they are: a spreadsheet runs them. */
        get: operations["importRefused"];
    };
    "/v1/imports/{id}/undo": {
        /** @description Undo an import of a file (call 188). Starts to delete what the import created and restore what it changed, or resumes an undo that stopped. The import shows the progress. Records that were fed again since or that people changed stay. */
        post: operations["importUndo"];
    };
    "/v1/imports/{id}/undone": {
        /** @description What an undo restored (call 216). How many records were restored, and the first 1,000 that weren’t, with the reason. */
        get: operations["importUndone"];
    };
    "/v1/inbox": {
        /** @description A page of notifications (call 189). The employee’s notifications: activities assigned to them, mentions, how many activities are due today, updates of the order lines they watch, contacts’ replies to their email, and, if they chose so, changes at their customers, one notification for each customer and day. Teams of remotes send notifications, too (call 338). Unread ones come first, and in each group the newest. Left out are snoozed ones and those about a record that is gone, notes that no longer mention the employee, or an order line they can no longer see. Kept for 90 days, snoozed ones from when they are listed again. `Shows` lists, with commas, the kinds that the caller can show; by default Galley’s own kinds, without those of remotes. */
        get: operations["inbox"];
    };
    "/v1/inbox/mail": {
        /** @description Choose when the daily email is sent (call 245). On Mondays to Fridays at this time, in the business’s time zone, the employee gets an email with the unread notifications that weren’t in an earlier one. Those pushed to a device that day wait for a later email. If there are none, no email is sent. Empty, the default, means no email. */
        put: operations["inboxMail"];
    };
    "/v1/inbox/muted": {
        /** @description Mute kinds of notifications (call 194). Replaces the muted kinds: the employee gets no more notifications of these. At first, only changes at customers are muted. Existing notifications stay. */
        put: operations["inboxMute"];
    };
    "/v1/inbox/muted/topics": {
        /** @description Mute a remote’s topic (call 339). Mutes or unmutes the topic. Existing notifications stay. 404 for a topic that isn’t for the employee, 409 if the remote isn’t running, 422 if its releases have no such topic. You can still unmute a topic that is no longer offered. */
        put: operations["inboxMuteTopic"];
    };
    "/v1/inbox/quiet": {
        /** @description Choose quiet hours (call 303). From one time of day to another in the business’s time zone, past midnight if the end is earlier, and on weekends if chosen. During quiet hours, the employee gets neither push notifications nor the daily email. Afterward, one push notification sums up what’s new. Leave both times empty for no quiet hours. */
        put: operations["inboxQuiet"];
    };
    "/v1/inbox/read": {
        /** @description Mark notifications as read or unread (call 192). Notifications of other employees are ignored. */
        put: operations["inboxRead"];
    };
    "/v1/inbox/snoozed": {
        /** @description Snooze a notification (call 193). Hides it until 7 a.m. on a later day, weekends included; then it is unread again. */
        put: operations["inboxSnooze"];
    };
    "/v1/inbox/unread": {
        /** @description Count unread notifications (call 191). How many notifications are unread, of the kinds in `Shows` (call 189). */
        get: operations["inboxUnread"];
    };
    "/v1/individuals": {
        /** @description A contact (call 13). With its companies, at most 1,000. */
        get: operations["contact"];
        /** @description Add or change a contact (call 25). IndividualId 0 adds a contact. Its companies are replaced by those you send. If another contact has the email, the response has DuplicateEmail and nothing is saved. Mentioned lists the employees mentioned in the notes as “@Full Name”: they are notified. NotTold lists those who have left the company. */
        post: operations["contactSave"];
    };
    "/v1/individuals/duplicates": {
        /** @description Possible duplicate contacts (call 328). Pairs of the employee’s active contacts with the same email (ignoring dots and a +suffix), the same phone number, or the same name at the same company; the best matches first, 20 on a page. An email, phone number or name that more than 5 contacts share is ignored. */
        get: operations["contactDuplicates"];
    };
    "/v1/individuals/merges": {
        /** @description Merge contacts (call 330). KeptID is kept; the others become inactive and redirect to it. Take names, for each field, the contact whose value is kept; by default it’s KeptID. Notes are joined, and everything that refers to the others then refers to KeptID. 409 if a contact has changed since its Version; the response names the fields. Returns the merge, which you can undo. */
        post: operations["contactMerge"];
    };
    "/v1/individuals/merges/{id}/undo": {
        /** @description Undo a merge of contacts (call 331). Restores every record that the merge changed, except those that have changed since: Left names them. Undo later merges of the same contacts first. */
        post: operations["contactMergeUndo"];
    };
    "/v1/individuals/merging": {
        /** @description Preview a merge of contacts (call 329). For up to 10 contacts: the contact, how many records refer to it, and the merges it came from, the newest first. For a contact that was merged away, the response has the one that was kept. */
        get: operations["contactMerging"];
    };
    "/v1/individuals/paged": {
        /** @description A page of contacts (call 26). Contacts within a selection, sorted by name or (SortBy 1) by email. */
        post: operations["contactPaged"];
    };
    "/v1/individuals/salesreps": {
        /** @description Sales reps, or account owners (call 10). The sales reps of the companies within a selection. With companyId -1, the account owners instead. */
        get: operations["salesReps"];
    };
    "/v1/individuals/search": {
        /** @description Search contacts (call 9). By part of the name, at least three characters; those that begin with it come first. Each result has its default company. */
        get: operations["contactSearch"];
    };
    "/v1/individuals/similar": {
        /** @description Contacts with the same email or a similar name (call 106). At most five; a match by email comes first. */
        get: operations["contactSimilar"];
    };
    "/v1/lists/counts": {
        /** @description Count the records of several queries (call 295). How many records a list shows for each of these query strings, under the selection. Each count equals the total of the list; null if the list doesn’t have a filter or value in the query. */
        post: operations["listCounts"];
    };
    "/v1/live": {
        /** @description Changes as a stream of events (call 243). Server-sent events without an end. `changes` lists what was committed since the last event, by topic, id and version; a topic without `records` has too many to list. Events don’t contain the records: read them with their own calls. `gap`: events may have been missed, so read everything again. `revision`: the newest revision of the release registry. To resume on any server, send the last id as Last-Event-ID; without one, `age` says how far back to start, in milliseconds. */
        get: operations["live"];
    };
    "/v1/live/{topic}/{id}": {
        /** @description Who last saved a record (call 244). For an activity, a contact or a company, with the version that was saved. */
        get: operations["lastChange"];
    };
    "/v1/mail": {
        /** @description Email with a company or a contact (call 350). The newest first, 10 at a time: those whose activities the employee can see, and their own private ones. For the next page, send the last message’s ID as `before`. A reply comes with an open activity with its contact, if the employee can mark it done or move it. */
        get: operations["mail"];
    };
    "/v1/mail/{id}": {
        /** @description A message in full (call 351). Its new text, and the collapsed parts: quoted earlier messages and signatures. HTML is converted to text. */
        get: operations["mailText"];
        /** @description Remove a message (call 352). For the employee whose message it is, and Operations. Also removes its activities and files. The message stays in the email program, and Galley won’t import it again. */
        delete: operations["mailRemove"];
    };
    "/v1/mail/{id}/follow-up": {
        /** @description Mark a reply’s follow-up done, or move it (call 353). Marks an open activity with a contact of the message done, or moves it to a week from today, or to the following Monday if that day is on a weekend. 409 if it has changed since. */
        post: operations["mailFollowUp"];
    };
    "/v1/mailbox": {
        /** @description The mailbox (call 354). For Operations: whether Galley can read it, how many messages were imported and ignored, and the most recent ignored ones, with the reason. */
        get: operations["mailbox"];
    };
    "/v1/maildrafts": {
        /** @description Draft an email to a contact (call 358). The draft for the employee’s email program: the recipient, the mailbox’s address for a blind copy, and a template’s subject and text filled in from the record. Fields without a value are in brackets and listed in Empty. The company is that of the order line, otherwise the named one, otherwise the contact’s default company. Nothing is sent or stored. */
        post: operations["mailDraft"];
    };
    "/v1/mailtemplates": {
        /** @description Email templates (call 355). The employee’s own, and those that colleagues with the same account owner share. */
        get: operations["mailTemplates"];
        /** @description Add or change an email template (call 356). ID 0 adds a template; a higher number changes one of yours. Fields are in braces: {name}, {first name}, {company}, {product}, {order}, {ship date}, {proof link}, {po}, {job ref}, {tracking}, {my name}. */
        post: operations["mailTemplateSave"];
    };
    "/v1/mailtemplates/{id}": {
        /** @description Delete an email template (call 357). Only one of yours. */
        delete: operations["mailTemplateRemove"];
    };
    "/v1/myday": {
        /** @description Figures for My Day (call 320). Which of the employee’s activities, order lines and companies are due, late, waiting or quiet, within a selection. Each figure has the URL of the list that it counts, and the first of its records. */
        get: operations["myDay"];
    };
    "/v1/orders/attention": {
        /** @description Count the lines that need attention (call 107). By status, the most urgent first. */
        post: operations["orderAttention"];
    };
    "/v1/orders/getUid/{companyId}": {
        /** @description Prepare a spreadsheet of order lines (call 28). Returns the spreadsheet’s id, which is valid for 10 minutes. Filters and sort order are those of the list. */
        get: operations["exportUid"];
    };
    "/v1/orders/paged": {
        /** @description A page of order lines (call 27). Lines of the last five years that the employee can see. Text filters match part of the text, ignoring case; all given filters apply. Sorted by Priority, lines that need attention come first. */
        post: operations["orderPaged"];
    };
    "/v1/orders/watched": {
        /** @description Watched order lines (call 196). Lines and orders by number, customers and views of order lines by id; the employee gets notifications about their lines. Only what the employee can see. */
        get: operations["orderWatches"];
        /** @description Watch order lines, or stop watching them (call 197). Watches a line, or all lines of an order, of a customer or in a view. A view’s watch covers lines that are in the view before or after a change. You’re notified when a line’s delivery date moves, when it ships, when the carrier reports an exception, and when its proof has waited for the customer for three days; once for each, even if several watches cover the line. At most 1,000 watches, 20 of them views. */
        put: operations["orderWatch"];
    };
    "/v1/palette": {
        /** @description Search companies, contacts and order lines (call 103). Companies by name or phone number, and contacts also by email, for terms of at least three characters; order lines by the beginning of their number, for at least two. At most eight of each; those that begin with the term come first. */
        get: operations["palette"];
    };
    "/v1/palette/texts": {
        /** @description Search the text of activities, messages and order lines (call 195). Activities by notes and messages by subject and text, for terms of at least three characters; order lines by references, tracking number, address and advertiser, for at least four. At most eight of each. */
        get: operations["paletteTexts"];
    };
    "/v1/parents/search": {
        /** @description Search company parents (call 7). By part of the name, at least three characters; those that begin with it come first. */
        get: operations["parentSearch"];
    };
    "/v1/passkeys": {
        /** @description Your passkeys (call 285). The oldest first. A blocked passkey can’t sign in, because a copy of it may be in use. */
        get: operations["passkeys"];
        /** @description Add a passkey (call 287). Send the credential that the browser created. The passkey is named after the browser until you rename it. If you have no unused recovery codes, the response has new ones, shown once. */
        post: operations["passkeyAdd"];
    };
    "/v1/passkeys/{id}": {
        /** @description Rename a passkey (call 288). Any name that helps you recognize it. */
        put: operations["passkeyRename"];
    };
    "/v1/passkeys/{id}/removal": {
        /** @description Remove a passkey (call 289). Refused if Operations requires two-step verification and this is your last method. */
        post: operations["passkeyRemove"];
    };
    "/v1/passkeys/options": {
        /** @description Begin to add a passkey (call 286). Returns the options for `navigator.credentials.create`, with a challenge for this session that works once, for five minutes. 404 where PUBLIC_URL has no host name or no https://. */
        post: operations["passkeyBegin"];
    };
    "/v1/people": {
        /** @description A page of employees (call 160). Sorted by name, with their account owners and whether they can sign in. `OnlyPasswordOf` is set if password sign-in is turned off: nobody else can be invited. */
        get: operations["employeeList"];
        /** @description Add or change an employee (call 161). ID 0 adds an employee without a password; send an invitation so that they can choose one. The list of account owners is replaced by the one you send; if it isn’t empty, exactly one is the default. You can’t change your own type. */
        post: operations["employeeSave"];
    };
    "/v1/people/{id}/access": {
        /** @description Disable an employee, or enable them again (call 162). Disabling ends their sessions and emailed links at once. You can’t disable yourself. */
        post: operations["employeeAccess"];
    };
    "/v1/people/{id}/invitation": {
        /** @description Invite an employee (call 163). Emails a link to choose a password, which works once, for seven days. Earlier links stop working. Only for employees who have no password yet. */
        post: operations["employeeInvitation"];
    };
    "/v1/people/{id}/second-factor": {
        /** @description Reset an employee’s two-step verification (call 282). Removes their authenticator app, passkeys and recovery codes, and signs them out everywhere. You can’t reset your own. */
        delete: operations["secondFactorReset"];
    };
    "/v1/people/{id}/sessions": {
        /** @description The sessions of an employee (call 273). Active sessions, the most recently used first. */
        get: operations["employeeSessions"];
        /** @description Sign an employee out (call 274). Ends one of the employee’s sessions or, without `session`, all of them but the one that makes the request. */
        delete: operations["employeeSessionsEnd"];
    };
    "/v1/presence": {
        /** @description Report that a record is open (call 304). Reports that the employee has an activity, a contact or a company open, on a page with a name that the browser chooses. A report is valid for 45 seconds, so repeat it before then. Returns the colleagues who have the record open now. Their pages get a `presence` event, without ids. */
        put: operations["presence"];
        /** @description Report that a record is closed (call 305). For the page of the same name. Ignored if the record isn’t open there. */
        delete: operations["presenceEnd"];
    };
    "/v1/PricingExport/BuildAQuote/{customerUid}": {
        /** @description Build a quote for a company (call 37). A spreadsheet for a quote: the company’s selected shipping addresses, and empty lines with formulas for totals and tax. */
        get: operations["buildAQuote"];
    };
    "/v1/PricingExport/PricingSheet/{customerUid}": {
        /** @description The pricing summary of a company (call 36). A spreadsheet, or a PDF with format=pdf. */
        get: operations["pricingSummary"];
    };
    "/v1/PricingExport/PricingSheet/Download/{customerUid}": {
        /** @description The detailed pricing sheet of a company (call 35). A spreadsheet with every price in the company’s price plan. */
        get: operations["pricingDetail"];
    };
    "/v1/push": {
        /** @description This device’s notifications and your quiet hours (call 300). The server’s key for browser subscriptions, whether this session’s device gets push notifications, and when the employee wants neither push notifications nor email. */
        get: operations["push"];
    };
    "/v1/push/device": {
        /** @description Turn on notifications on this device (call 301). Send the browser’s push subscription. Until the session ends, its device gets a push notification about new notifications that no open page has shown within a few seconds. The URL must be that of a push service: https, and public unless the server allows others. */
        put: operations["pushOn"];
        /** @description Turn off notifications on this device (call 302). Deletes this session’s subscription at once. */
        delete: operations["pushOff"];
    };
    "/v1/quoted/{token}": {
        /** @description The page of a link to a quote (call 383). A quote as it was sent, with forms to comment, accept and decline. The token in the URL grants access. Returns the same 404 for a token that is unknown, revoked or expired, or whose creator is disabled or can’t see the quote, and 429 to a network that has tried too many. Browsers get errors as a page. */
        get: operations["sharedQuote"];
        /** @description Answer a quote (call 384). Submits one of the page’s forms: a comment, an acceptance with name and title, or a decline with a reason. Each version can be accepted or declined once; repeating the answer changes nothing. Returns 409 for another answer, and for an answer to an older version or to a quote that has expired or is being revised. Redirects to the page. */
        post: operations["sharedQuoteAnswer"];
    };
    "/v1/quoted/{token}/pdf": {
        /** @description A linked quote as a PDF (call 385). The quote as it was sent. The token in the URL grants access, as for its page. */
        get: operations["sharedQuotePdf"];
    };
    "/v1/quotelinks/{id}": {
        /** @description Revoke a link to a quote (call 381). It stops working at once. Anyone who can see the quote can revoke it, whoever created it. If it’s already revoked, nothing happens. */
        delete: operations["quoteLinkRevoke"];
    };
    "/v1/quotes/{id}": {
        /** @description A quote (call 371). Its content (what was sent, unless it’s a draft), its versions, how the customer answered, and its links without their URLs. */
        get: operations["quote"];
    };
    "/v1/quotes/{id}/duplicate": {
        /** @description Duplicate a quote (call 375). Returns a draft with the same lines, valid for 30 days, with the employee as its rep. */
        post: operations["quoteDuplicate"];
    };
    "/v1/quotes/{id}/links": {
        /** @description Share a quote that was sent (call 380). Creates another link, which works for 7, 30 or 90 days. Its URL is shown once and not stored. */
        post: operations["quoteLinkMake"];
    };
    "/v1/quotes/{id}/pdf": {
        /** @description A quote as a PDF (call 382). A letter with what was sent, like the customer’s; a draft has its current content and is marked as one. */
        get: operations["quotePdf"];
    };
    "/v1/quotes/{id}/send": {
        /** @description Send a quote (call 374). Freezes the content as the next version and creates a link for the customer, whose URL is shown once and not stored. */
        post: operations["quoteSend"];
    };
    "/v1/quotes/draft": {
        /** @description Begin a quote (call 386). The initial content of a quote for a company, a contact, an activity or an order line; from a line, the product, sizes, design and quantity at the list price. Save it with call 372. */
        get: operations["quoteDraft"];
    };
    "/v1/quotes/extend": {
        /** @description Extend quotes by 14 days (call 376). At most 1,000 quotes in Ids, or all that match a filter, at most 20,000; expired quotes are extended from today. Quotes that are accepted, declined or won, or that the employee can’t edit, aren’t changed, and the response counts them. */
        post: operations["quotesExtend"];
    };
    "/v1/quotes/extend/{id}/undo": {
        /** @description Undo an extension of quotes (call 377). Possible within a day. Quotes that have changed since aren’t restored, and the response counts them. */
        post: operations["quotesExtendUndo"];
    };
    "/v1/quotes/figures": {
        /** @description Won quotes by rep and month (call 379). Number and amount in cents for this month and the eleven before, by order date, for companies whose orders the employee can see. */
        get: operations["quoteFigures"];
    };
    "/v1/quotes/paged": {
        /** @description A page of quotes (call 370). Quotes for companies whose orders the employee can see, within a selection or all; with the number and total in cents of the matching quotes in each state. */
        post: operations["quotePaged"];
    };
    "/v1/quotes/save": {
        /** @description Add or change a quote (call 372). Its lines are replaced by those you send; the server calculates the amounts. Changing a quote that was sent starts a draft of the next version. 409 if it was accepted or won. */
        post: operations["quoteSave"];
    };
    "/v1/quotes/sheet": {
        /** @description A spreadsheet of quotes (call 378). Everything that the list shows with its filters and sort order, on all pages. */
        post: operations["quoteSheet"];
    };
    "/v1/quoteterms/{companyId}": {
        /** @description Terms for quoting a company (call 373). Every product with its price breaks in the company’s price plan, the bands of its ship price plan, its shipping addresses and its contacts. */
        get: operations["quoteTerms"];
    };
    "/v1/records/{topic}/{id}/files": {
        /** @description A record’s files (call 332). Files of an activity, a contact or a company, the newest first; with whether the employee can add more and how large a file can be. */
        get: operations["recordFiles"];
        /** @description Add a file to a record (call 333). The body is the file. Its extension and its first bytes must be of an accepted type: pictures, PDF, Office and OpenDocument, text, CSV, emails, ZIP and design files. A record can have 50 files. Adding the same content under the same name again changes nothing. */
        post: operations["recordFileAdd"];
    };
    "/v1/releases": {
        /** @description Which releases run (call 111). For the host and each remote: the active release, its canary, what is published, and for how many people it failed. */
        get: operations["releaseStatus"];
    };
    "/v1/releases/details": {
        /** @description Where a release comes from (call 241). Its commit, builder and build tools, and its packages with their licenses. */
        get: operations["releaseDetails"];
    };
    "/v1/releases/figures": {
        /** @description How releases perform for people (call 240). For the active releases, the canaries and the previously active releases: for how many people they failed, and the 75th percentile of load time, LCP, INP and CLS. */
        get: operations["releaseFigures"];
    };
    "/v1/releases/history": {
        /** @description Release history (call 112). Every change to the active releases, the newest first. */
        get: operations["releaseHistory"];
    };
    "/v1/releases/operations": {
        /** @description Change which release is active (call 113). Promotes, rolls back, starts or ends a canary, or disables or enables a remote. 422 lists every reason why the gate rejects it. */
        post: operations["releaseOperation"];
    };
    "/v1/releases/vitals": {
        /** @description Report a page’s measurements (call 239). Every page sends them when it is first hidden. Each employee counts once for each release and metric; the response says how many of the measurements counted. They’re stored as a histogram. */
        post: operations["releaseVitals"];
    };
    "/v1/remotes/{remote}/inbox": {
        /** @description Notify people of a remote’s topic (call 338). Notifies each of these people with one line of text and the label and icon that the release record gives the topic. It links to `address`, a page of the app, or by default to the topic’s page. With `record`, people who can’t see that record aren’t notified, and the notification is listed only while they can see it. Nobody is notified twice with the same `key` of a topic, so you can repeat the call safely. People who muted the topic aren’t notified. Needs the scope `inbox:post:<remote>`. 409 if no release of the remote is active, 422 if neither its active release nor its canary has the topic. A call can name 200 people. A token can notify 1,000 people in a burst and another 1,000 an hour, counting those who muted the topic or were already notified; after that, 429 with Retry-After. */
        post: operations["topicTell"];
    };
    "/v1/reorders": {
        /** @description Reorder requests (call 312). Requests of the last 12 months at companies whose orders the employee can see, the newest first, 20 on a page, each with its outcome. A request counts as ordered if the company orders the same product within 90 days. */
        get: operations["reorders"];
    };
    "/v1/reorders/draft/{line}": {
        /** @description Begin a reorder request (call 311). The draft of an activity that requests a reorder of an order line: company, contact, and notes with product, size, design and last price. Save it with call 5 and ReorderLine. */
        get: operations["reorderDraft"];
    };
    "/v1/reorders/figures": {
        /** @description Reorders by rep (call 314). How many reorders each rep requested in the last 12 months, how many were ordered, and the median number of days until then, for companies whose orders the employee can see. */
        get: operations["reorderFigures"];
    };
    "/v1/reorders/lines": {
        /** @description Reorder requests by order line (call 313). For up to 200 lines, the newest request of each that isn’t withdrawn. Lines without one are left out. */
        post: operations["reordersOfLines"];
    };
    "/v1/second-factor": {
        /** @description Your two-step verification (call 275). Whether an authenticator app is set up, and how many passkeys, blocked passkeys and recovery codes you have. */
        get: operations["secondFactor"];
    };
    "/v1/second-factor/app": {
        /** @description Begin to set up an authenticator app (call 276). Returns a new secret as text, as a URL and as a QR code. It takes effect when you confirm it with a code, and is shown only once. */
        post: operations["appBegin"];
    };
    "/v1/second-factor/app/confirmation": {
        /** @description Set up the authenticator app (call 277). Send a code from the app. Returns the recovery codes, once. */
        post: operations["appConfirm"];
    };
    "/v1/second-factor/app/removal": {
        /** @description Remove the authenticator app (call 278). Removing your last method also removes the recovery codes. Refused if Operations requires two-step verification and this is your last method. */
        post: operations["appRemove"];
    };
    "/v1/second-factor/recovery-codes": {
        /** @description Generate new recovery codes (call 279). Returns them once. The previous codes stop working. */
        post: operations["recoveryCodesMake"];
    };
    "/v1/service-tokens": {
        /** @description Service tokens (call 144). All of them, including expired and revoked ones, with their last use but without their secrets. */
        get: operations["serviceTokens"];
        /** @description Create a service token (call 143). Returns the secret, which can’t be read again. Repeating the request creates another token: an Idempotency-Key is ignored. */
        post: operations["serviceTokenAdd"];
    };
    "/v1/service-tokens/{id}": {
        /** @description Revoke a service token (call 145). It stops working at once. */
        delete: operations["serviceTokenRevoke"];
    };
    "/v1/sessions": {
        /** @description Your sessions (call 271). Active sessions, the most recently used first: where you are signed in. */
        get: operations["sessions"];
        /** @description Sign out elsewhere (call 272). Ends one of your sessions or, without `session`, all but the current one. */
        delete: operations["sessionsEnd"];
    };
    "/v1/settings/second-factor": {
        /** @description Who needs two-step verification (call 283). The employee types that can’t sign in without it. */
        get: operations["secondFactorPolicy"];
        /** @description Require two-step verification (call 284). For these employee types, starting with their next sign-in. */
        put: operations["secondFactorPolicySave"];
    };
    "/v1/settings/shell": {
        /** @description Phone number and links in the header and footer (call 170). As currently shown. Until Operations sets them, they come from the server’s environment. */
        get: operations["shellSettings"];
        /** @description Set phone number and links (call 171). Replaces all of them, overriding the environment. They appear in /config.json. */
        post: operations["shellSettingsSave"];
        /** @description Restore the environment’s phone number and links (call 172). Discards what Operations has set. */
        delete: operations["shellSettingsReset"];
    };
    "/v1/setup": {
        /** @description Setup steps (call 344). For Operations. Each step with its state, and the state of the sample data. Steps count people’s own records, not the sample data. */
        get: operations["setupState"];
        /** @description Load or remove the sample data, or download everything (call 345). For Operations. `loadSample` starts to load sample data into a Galley without records, and returns at once; call 344 shows the progress. `removeSample` removes the sample data and what people added to it. `dismiss` hides the setup steps from the caller’s landing page. `download` takes proof of the caller’s identity and returns the URL of the archive, which works for one download within five minutes. `loadSample` and `removeSample` return 409 if there are records that aren’t part of the sample data. */
        post: operations["setupOperation"];
    };
    "/v1/shared/{token}": {
        /** @description The page of a link to an order line (call 325). An order line as its customer sees it: the chosen fields, and a form if the proof is waiting for an answer. The token in the URL grants access. Returns the same 404 for a token that is unknown, revoked or expired, or whose creator is disabled or can’t see the line, and 429 to a network that has tried too many. Browsers get errors as a page. */
        get: operations["sharedLine"];
        /** @description Answer a proof (call 326). Submits the page’s form: approves the proof, or requests changes with a comment of at most 1,000 characters. The answer becomes a follow-up for the link’s creator. Each version of a proof can be answered once; repeating the answer changes nothing. Another answer, or one to a proof that has changed, returns 409. Redirects to the page. */
        post: operations["sharedLineAnswer"];
    };
    "/v1/shares/{id}": {
        /** @description Revoke a link to an order line (call 324). It stops working at once. Anyone who can see the line can revoke it, whoever created it. If it’s already revoked, nothing happens. */
        delete: operations["orderShareRevoke"];
    };
    "/v1/shares/lines/{line}": {
        /** @description The links to an order line (call 322). Links for customers, whoever created them, the newest first: what each shows, whether it works, how often it was opened, and how the customer answered the proof. Their URLs aren’t stored. */
        get: operations["orderShares"];
        /** @description Share an order line with its customer (call 323). Creates a link that shows the chosen fields to anyone who has it, for 7, 30 or 90 days. Its URL is shown once and not stored. The price is shown only if you choose it. */
        post: operations["orderShareMake"];
    };
    "/v1/views": {
        /** @description Your views (call 210). Your own views and those shared with your team or with everyone, of all lists, sorted by name; with those you have pinned and those your lists open with. */
        get: operations["views"];
        /** @description Add or change a view (call 211). ID 0 adds a view. Query is the query string of the list’s URL: selection, filters and sort order. A parameter or value that the list doesn’t have is refused by name. */
        post: operations["viewSave"];
        /** @description Delete a view (call 212). You can delete your own views. Operations can also delete a shared view whose owner has left. */
        delete: operations["viewDelete"];
    };
    "/v1/views/counts": {
        /** @description Count the records in views (call 215). How many records are in each of the employee’s pinned views of a list, and in their default views. Each count equals the total of the list. */
        post: operations["viewCounts"];
    };
    "/v1/views/default": {
        /** @description Choose a list’s default view (call 214). Only for this employee. With ID 0, the list opens with its own defaults. */
        put: operations["viewDefault"];
    };
    "/v1/views/pinned": {
        /** @description Pin views to a list (call 213). Replaces the employee’s pinned views with these, in this order. */
        put: operations["viewsPin"];
    };
    "/v1/webhooks": {
        /** @description Webhooks (call 148). Each with the number of changes that are waiting, and of those that Galley has stopped trying to deliver. */
        get: operations["webhooks"];
        /** @description Create a webhook (call 147). From now on, each change to these resources is posted to the URL, signed in `X-Galley-Signature` and in the headers of Standard Webhooks. Any response but 2xx is retried for 31 hours. The calls for webhooks are for Operations, and for systems with the scope `changes:read`, which have access to those of their own source. */
        post: operations["webhookAdd"];
    };
    "/v1/webhooks/{id}": {
        /** @description Delete a webhook (call 149). With its waiting changes. */
        delete: operations["webhookDelete"];
    };
    "/v1/webhooks/{id}/dead-letters": {
        /** @description Failed deliveries (call 150). Changes that Galley has stopped trying to deliver, with the number of attempts and the last error; the oldest first, at most 1,000. */
        get: operations["deadLetters"];
    };
    "/v1/webhooks/{id}/pause": {
        /** @description Pause a webhook (call 217). Nothing is sent until it’s resumed. Changes wait meanwhile, and none expire. */
        post: operations["webhookPause"];
    };
    "/v1/webhooks/{id}/replay": {
        /** @description Retry failed deliveries (call 151). All of them, or the one that `cursor` names. Returns how many. */
        post: operations["webhookReplay"];
    };
    "/v1/webhooks/{id}/resume": {
        /** @description Resume a webhook (call 218). Sends the waiting changes in order. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            ID: number;
            IndividualCell: string;
            IndividualEmail: string;
            IndividualID: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
            /** @description The signed-in employee can change the record. */
            IsAssociated: boolean;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            SeriesStart?: string;
            /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            StartDateFormatted: string;
            Status: "OPEN" | "CLOSED" | "CANCELED";
            Title: string;
            TypeID: number;
            TypeName: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version: number;
        };
        ActivityCalendarResponse: {
            Activities: components["schemas"]["Activity"][];
            Days: {
                Day: string;
                Total: number;
            }[];
            Overdue: number;
            /** @description The number of activities on these days, and of overdue ones on other days. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version?: number;
        };
        ActivityPagedResponse: {
            Activities: components["schemas"]["Activity"][];
            /** @description The number of matching records on all pages. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            ID: number;
            IndividualCell: string;
            IndividualEmail: string;
            IndividualID: number;
            IndividualName: string;
            IndividualPhone: string;
            IndividualTitle: string;
            /** @description The signed-in employee can change the record. */
            IsAssociated: boolean;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            SeriesStart?: string;
            /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            StartDateFormatted: string;
            Status: "OPEN" | "CLOSED" | "CANCELED";
            Title: string;
            TypeID: number;
            TypeName: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            ID?: number;
            NotTold?: string[];
            Success: boolean;
            /** @description The number of records with only the selection applied. */
            UnfilteredCount: number;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version?: number;
        };
        ActivityUndoResponse: {
            success: boolean;
        };
        Association: {
            /** @description For a contact’s companies: false if the signed-in employee can’t remove the contact from the company; absent otherwise. */
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
            /** @description The contact’s version; accepting the request changes it. */
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
            /** @description The same fields, after; null: none. */
            after: unknown;
            /** @description A time in UTC. */
            at: string;
            /** @description The fields that it was about, before; null: none. */
            before: unknown;
            by: string;
            /** @description Who did it; null: a system, or unknown. */
            employee: number | null;
            id: number;
            /** @description What it was done to. */
            record: string;
        };
        BulkJob: {
            Action: "closeActivities" | "snoozeActivities" | "reassignActivities" | "retypeActivities" | "redateActivities" | "spreadActivities" | "reassignProspects" | "addToCompanies" | "addToContacts" | "inactivateContacts";
            Cancels?: boolean;
            Changed: number;
            Done: number;
            ID: number;
            Refused: number;
            StartedAt?: string;
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
            ID: number;
            Name: string;
            Place: number;
            /** @description Why the record wasn’t changed; empty if it was. */
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
            /** @description The record after the change; null if it was deleted. References are external ids of the source, or null if it has none; the internal id is beside them: `company` and `companyId`. */
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
            /** @description The signed-in employee can change the record. */
            IsAssociated: boolean;
            LastOrderDate?: string;
            OpenActivities?: number;
            PricingPlanName: string;
            Prospect: boolean;
            ShipPricingPlanName: string;
            ShowPricingDetail: boolean;
            ShowPricingSummary: boolean;
            TrendGroupId: number;
            /** @description The company parent. */
            TrendGroupName: string;
            /** @description The id of the company parent. */
            TrendGroupNumber: number;
            TypeOfAccountName: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description The number of matching records on all pages. */
            TotalCount: number;
            /** @description The number of records with only the selection applied. */
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
            /** @description The signed-in employee can change the record. */
            IsAssociated: boolean;
            Merges?: number;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description The number of pairs on all pages. */
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
            /** @description False if the signed-in employee can’t add the contact to a company; absent otherwise. */
            IsAssociated?: boolean;
            /** @description The name. */
            label: string;
            /** @description The id. */
            value: number;
        };
        ContactPagedResponse: {
            Contacts: components["schemas"]["Contact"][];
            /** @description The number of matching records on all pages. */
            TotalCount: number;
            /** @description The number of records with only the selection applied. */
            UnfilteredCount: number;
        };
        ContactSaveResponse: {
            Contact?: components["schemas"]["Contact"] | null;
            DuplicateEmail: boolean;
            NotTold?: string[];
            Success: boolean;
            /** @description The number of records with only the selection applied. */
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
            OnlyPasswordOf: string | null;
            /** @description The number of matching records on all pages. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            CompanyName: string;
            /** @description The last day of a series. 0001-01-01T00:00:00 means no date. */
            FollowUpEndDate: string;
            /**
             * @description Once.
             * @constant
             */
            FollowUpRecurrenceType: 0;
            /**
             * @description Save it with this ID.
             * @constant
             */
            ID: -2;
            IndividualID: number;
            IndividualName: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
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
                /** @description The value after, as text; empty: none. */
                after: string;
                /** @description The value before, as text; empty: none. */
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
            name: string;
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            CompanyName: string;
            ContactID: number;
            ContactName: string;
            CreatedAt: string;
            Day: string;
            DayBefore: string;
            DueCount: number;
            Icon: string;
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
                /** @description The name of a remote; for releases, `host` names the host. */
                Remote: string;
                Topic: string;
            }[];
            /** @description The number of matching records on all pages. */
            TotalCount: number;
            UnreadCount: number;
        };
        InboxUnread: {
            UnreadCount: number;
        };
        LastChange: {
            ChangedAt: string;
            ChangedBy: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
                ID: number;
                /** @description Why the message was ignored. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            TypeName: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version: number;
        };
        MailFollowUpResponse: {
            Success: boolean;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            ID: number;
            IsOwn: boolean;
            IsShared: boolean;
            Name: string;
            Owner: string;
            Subject: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            HasCompanyAccount: boolean;
            HasPassword: boolean;
            ID: number;
            InvitedUntil: string | null;
            IsDisabled: boolean;
            /** @description Sees the order lines and pricing of every company. */
            OrderMasterOverride: boolean;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            Emails: number;
            Files: number;
            Keys: number;
            Mentions: number;
            OrderLines: number;
            Quotes: number;
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
            ID: number;
            /** @description The default in forms. It can’t be deleted. */
            IsDefault: boolean;
            IsUsed: boolean;
            Name: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
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
            /** @description The number of matching records on all pages. */
            TotalCount: number;
            /** @description The number of records with only the selection applied. */
            UnfilteredCount: number;
        };
        OrderShare: {
            ActivityID: number;
            /** @description The last answer that the customer gave through this link; null: none. */
            Answer: ("approved" | "change") | null;
            AnsweredAt: string | null;
            Comment: string;
            CreatedAt: string;
            CreatedBy: string;
            ExpiresAt: string;
            Fields: ("status" | "dates" | "tracking" | "proof" | "price")[];
            ID: number;
            LastOpenedAt: string | null;
            OpenedCount: number;
            State: "works" | "revoked" | "expired" | "closed";
        };
        OrderShares: {
            Shares: components["schemas"]["OrderShare"][];
        };
        OrderWatch: {
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            Email: string;
            /** @description False if the signed-in employee can’t add the contact to a company; absent otherwise. */
            IsAssociated?: boolean;
            /** @description The name. */
            label: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            Phone: string;
            /** @description The id. */
            value: number;
        };
        PaletteMail: {
            Company: string;
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            Contact: string;
            ContactID: number;
            ID: number;
            SentAt: string;
            Subject: string;
        };
        PaletteOrder: {
            Advertiser: string;
            Company: string;
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            /** @description The order-line id. */
            label: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
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
            ID: number;
            IsBlocked: boolean;
            LastUseAt: string | null;
            Name: string;
        };
        PasskeyAdded: {
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
                /** @description The company parent. */
                TrendGroupName: string;
                /** @description The id of the company parent. */
                TrendGroupNumber: number;
            } | null;
            DuplicateCompany: boolean;
            Requested?: components["schemas"]["Option"][];
            Success: boolean;
            /** @description The number of records with only the selection applied. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            CompanyName: string;
            ContactID: number;
            ContactName: string;
            ID: number;
            LineCount: number;
            MayChange: boolean;
            Number: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            Product: string;
            Rep: string;
            /** @description An employee; in a list, 0 for all. */
            RepID: number;
            SentOn: string;
            SentVersion: number;
            State: "draft" | "sent" | "accepted" | "declined" | "expired" | "won";
            TotalCents: number;
            ValidUntil: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version: number;
            WonLine: string;
        };
        QuoteAddress: {
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            ValidUntil: string;
        };
        QuoteFigures: {
            Won: {
                Count: number;
                /** @description A calendar month. */
                Month: string;
                Rep: string;
                /** @description An employee; in a list, 0 for all. */
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
            ID: number;
            LastOpenedAt: string | null;
            OpenedCount: number;
            State: "works" | "revoked" | "expired" | "closed";
        };
        QuoteLinkMade: {
            Address: string;
            ID: number;
        };
        QuotePagedResponse: {
            Quotes: components["schemas"]["Quote"][];
            States: {
                Count: number;
                State: "draft" | "sent" | "accepted" | "declined" | "expired" | "won";
                TotalCents: number;
            }[];
            /** @description The number of matching records on all pages. */
            TotalCount: number;
            /** @description The number of records with only the selection applied. */
            UnfilteredCount: number;
        };
        QuoteRecord: {
            AddressID: number;
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            ID: number;
            LineCount: number;
            Links: components["schemas"]["QuoteLink"][];
            MayChange: boolean;
            Number: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
            ParentID: number;
            Product: string;
            Rep: string;
            /** @description An employee; in a list, 0 for all. */
            RepID: number;
            Said: components["schemas"]["QuoteSaid"][];
            SentOn: string;
            SentVersion: number;
            State: "draft" | "sent" | "accepted" | "declined" | "expired" | "won";
            TotalCents: number;
            UpdatedAt: string;
            UpdatedBy: string;
            ValidUntil: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version: number;
            Versions: {
                Changes: string[];
                SentAt: string;
                SentBy: string;
                TotalCents: number;
                /** @description Its number: 1 the quote, 2 its first revision. */
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
            /** @description The number of the sent version that it’s about. */
            Version: number;
        };
        QuoteSaved: {
            ID: number;
            Success: boolean;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version: number;
        };
        QuoteSent: {
            Address: string;
            LinkID: number;
            SentVersion: number;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version: number;
        };
        QuotesExtended: {
            Extended: number;
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
                ID: number;
                Name: string;
            }[];
            PricePlan: string;
            Products: {
                Breaks: {
                    Cents: number;
                    MinQty: number;
                }[];
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
            /** @description The release before; null: none. */
            from: string | null;
            operation: string;
            reason: string | null;
            /** @description The name of a remote; `host` or null: the host. */
            remote: string | null;
            revision: number;
            /** @description The release after; null: none. */
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
            /** @description The name of a remote; for releases, `host` names the host. */
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
            /** @description The name of a remote; for releases, `host` names the host. */
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
                /** @description The name of a remote; for releases, `host` names the host. */
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
            /** @description The order line that resulted; empty: none. */
            Answer: string;
            AskedOn: string;
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            CompanyName: string;
            Days: number | null;
            OrderedOn: string;
            OrderIDLineNum: string;
            Product: string;
            Rep: string;
            /** @description An employee; in a list, 0 for all. */
            RepID: number;
            State: "open" | "ordered" | "lapsed" | "withdrawn";
        };
        ReorderDraft: {
            ActivityComments: string;
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            CompanyName: string;
            IndividualID: number;
            IndividualName: string;
            OrderIDLineNum: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
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
            /** @description An employee; in a list, 0 for all. */
            RepID: number;
            /** @description In percent. */
            Share: number;
        };
        ReorderFigures: {
            Reps: components["schemas"]["ReorderFigure"][];
        };
        Reorders: {
            Asks: components["schemas"]["ReorderAsk"][];
            /** @description The number of matching records on all pages. */
            TotalCount: number;
        };
        SearchResponse: {
            results: components["schemas"]["Option"][];
        };
        SecondFactor: {
            AppSince: string | null;
            BlockedPasskeys: number;
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
                /** @description The sender of emails. */
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
            ID: number;
        };
        ShellSettings: {
            IsStored: boolean;
            /** @description URLs by name; null: not shown. */
            links: components["schemas"]["Links"];
            /** @description Empty: not shown. */
            phone: string;
            social: {
                /** @description The name. */
                label: string;
                url: string;
            }[];
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description The company parent. */
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
            /** @description In the calendar year before that; L3Y, L4Y and L5Y are the years before. */
            L2Y: number;
            L3Y: number;
            L4Y: number;
            L5Y: number;
            /** @description In the last twelve months. */
            L12M: number;
            /** @description In the last calendar year. */
            LCY: number;
            /** @description In the same period of last year. */
            LYTD: number;
            /** @description Spend in USD so far this year. */
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
            /** @description The two-letter code. */
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
                /** @description The email in the request. */
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
            ID: number;
            /** @description The employee’s list opens with it. */
            IsDefault: boolean;
            IsOwn: boolean;
            List: string;
            /** @description The signed-in employee can delete it. */
            MayDelete: boolean;
            Name: string;
            OwnerName: string;
            /** @description Its position among the employee’s pinned views of the list; 0: not pinned. */
            Pin: number;
            /** @description The query string of the list’s URL. */
            Query: string;
            /** @description Who sees it besides its owner: mine: nobody; team: employees who share an account owner with them; everybody: all employees. It shows each of them only records they can see. */
            Visibility: "mine" | "team" | "everybody";
        };
        ViewCountsResponse: {
            Counts: {
                Count: number;
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
        /** @description The record has changed: `current` is its current state, `changedBy` and `changedAt` say who changed it and when. If the record can no longer be changed, `detail` says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller isn’t allowed to do this, or EmployeeUID is someone else’s. */
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
        /** @description Something failed on the server. After 503, retry later. */
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
        /** @description There is no token, or it’s no longer valid: sign in, or use a valid service token. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Invalid input; `errors` names the fields, with the messages of the form. Also: the Idempotency-Key was used for another request. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call doesn’t accept this content type. */
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
        }, "5XX" | 400 | 403 | 404>;
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
                /** @description The value of the same header in the response to this device’s last sign-in or new password. */
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
        responses: Answers<Json<string>, "5XX" | 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429>;
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
            /** @description 0 adds. */
            ID: number;
            Name: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["NamedRecordAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    accountOwnerDelete: {
        parameters: Only<{
            query: {
                id: number;
                /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            FollowUp?: {
                Comments: string;
                /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
                StartDate: string;
                TypeID: number;
            };
            /** @description The last day of a series. null or 0001-01-01T00:00:00 means no date. */
            FollowUpEndDate: string | null;
            /** @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
            FollowUpRecurrenceType: number;
            /** @description 0 adds an activity, -2 adds a follow-up. */
            ID: number;
            IndividualID: number;
            /** @description Moves only this occurrence; the series keeps its dates. */
            KeepSeries?: boolean;
            Mentioned?: number[];
            /** @description With ID 0: the order line whose reorder the activity requests. */
            ReorderLine?: string;
            /** @description 0 saves, 1 also marks done, 2 also proposes a follow-up. */
            saveMode: number;
            /** @description The company selected in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            SeriesStart?: string;
            /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
            StartDate: string;
            TypeID: number;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description 0 adds. */
            ID: number;
            Name: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["NamedRecordAnswer"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    activityTypeDelete: {
        parameters: Only<{
            query: {
                id: number;
                /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
                Version?: number;
            };
            header?: Repeatable;
        }>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 409 | 422>;
    };
    activityCalendar: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description Assignee: -1 you, 0 everyone, or an employee. Default: -1. */
            Filter_ActivityForID?: number;
            /** @description Only of this type, or of one of these; 0: all. Default: 0. */
            Filter_ActivityType?: number | number[];
            /** @description A search was applied: call 27 then needs no selection. The filters apply either way. Default: false. */
            Filter_Apply?: boolean;
            /** @description Only activities that the employee can edit. */
            Filter_Associated?: boolean;
            /** @description Only of this company; 0: all. Default: 0. */
            Filter_CompanyID?: number;
            /** @description Only with this contact; 0: all. Default: 0. */
            Filter_ContactID?: number;
            /** @description The last day of the range Custom, included. Default: null. */
            Filter_DateEnd?: string | "" | null;
            /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
            Filter_DateRange?: number;
            /** @description The first day of the range Custom. Default: null. */
            Filter_DateStart?: string | "" | null;
            /** @description Which date it applies to. For activities: 0 Activity Date, 1 Date Completed, 2 Date Created. For order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
            Filter_DateType?: number;
            /** @description Only activities that were done by their date. Default: false. */
            Filter_OnTime?: boolean;
            /** @description Only of this company parent; 0: all. Default: 0. */
            Filter_ParentID?: number;
            /** @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. Default: -1. */
            Filter_Recurrence?: number;
            /** @description Only of this sales rep, or of one of these; 0: all. Default: 0. */
            Filter_SalesRepID?: number | number[];
            /** @description For activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. For order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: 0. */
            Filter_Status?: number;
            /** @description Only records of employees associated with this account owner; 0: all. Default: 0. */
            Filter_TeamID?: number;
            /** @description The total that the caller already has; 0: none. Default: 0. */
            Filter_Total?: number;
            From: string;
            /** @description The company selected in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
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
                /** @description 0 done, 1 cancels this occurrence, 2 cancels this and all later ones. */
                closemode?: number;
            };
            header?: {
                /** @description The UID of the signed-in employee. */
                employeeuid?: string;
                /** @description A repeat with the same key within 24 hours gets the first response and changes nothing. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description Assignee: -1 you, 0 everyone, or an employee. Default: -1. */
            Filter_ActivityForID?: number;
            /** @description Only of this type, or of one of these; 0: all. Default: 0. */
            Filter_ActivityType?: number | number[];
            /** @description A search was applied: call 27 then needs no selection. The filters apply either way. Default: false. */
            Filter_Apply?: boolean;
            /** @description Only activities that the employee can edit. */
            Filter_Associated?: boolean;
            /** @description Only of this company; 0: all. Default: 0. */
            Filter_CompanyID?: number;
            /** @description Only with this contact; 0: all. Default: 0. */
            Filter_ContactID?: number;
            /** @description The last day of the range Custom, included. Default: null. */
            Filter_DateEnd?: string | "" | null;
            /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
            Filter_DateRange?: number;
            /** @description The first day of the range Custom. Default: null. */
            Filter_DateStart?: string | "" | null;
            /** @description Which date it applies to. For activities: 0 Activity Date, 1 Date Completed, 2 Date Created. For order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
            Filter_DateType?: number;
            /** @description Only activities that were done by their date. Default: false. */
            Filter_OnTime?: boolean;
            /** @description Only of this company parent; 0: all. Default: 0. */
            Filter_ParentID?: number;
            /** @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. Default: -1. */
            Filter_Recurrence?: number;
            /** @description Only of this sales rep, or of one of these; 0: all. Default: 0. */
            Filter_SalesRepID?: number | number[];
            /** @description For activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. For order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: 0. */
            Filter_Status?: number;
            /** @description Only records of employees associated with this account owner; 0: all. Default: 0. */
            Filter_TeamID?: number;
            /** @description The total that the caller already has; 0: none. Default: 0. */
            Filter_Total?: number;
            /** @description Starts at 1. Pages after the last one are empty. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description The company selected in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            /**
             * @default 0
             * @constant
             */
            SortBy?: 0;
            /** @description 0: ascending or oldest first; 1: descending or newest first. Default: 0. */
            SortOrder?: 0 | 1;
        }>>;
        responses: Answers<Json<components["schemas"]["ActivityPagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    activityRecords: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
        }>>;
        responses: Answers<Json<components["schemas"]["AssociationRequestDecided"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422>;
    };
    auditTrail: {
        parameters: Only<{
            query?: {
                /** @description Entries before this id; 0: starting with the newest. */
                before?: number;
                /** @description Who did it; 0: anyone. */
                employee?: number;
                /** @description The first day, in the business time zone. */
                from?: string | "" | null;
                /** @description Only entries about this record. */
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
                /** @description Assignee: -1 you, 0 everyone, or an employee. Default: -1. */
                Filter_ActivityForID?: number;
                /** @description Only of this type, or of one of these; 0: all. Default: 0. */
                Filter_ActivityType?: number | number[];
                /** @description A search was applied: call 27 then needs no selection. The filters apply either way. Default: false. */
                Filter_Apply?: boolean;
                /** @description Only activities that the employee can edit. */
                Filter_Associated?: boolean;
                /** @description Only of this company; 0: all. Default: 0. */
                Filter_CompanyID?: number;
                /** @description Only with this contact; 0: all. Default: 0. */
                Filter_ContactID?: number;
                /** @description The last day of the range Custom, included. Default: null. */
                Filter_DateEnd?: string | "" | null;
                /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
                Filter_DateRange?: number;
                /** @description The first day of the range Custom. Default: null. */
                Filter_DateStart?: string | "" | null;
                /** @description Which date it applies to. For activities: 0 Activity Date, 1 Date Completed, 2 Date Created. For order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
                Filter_DateType?: number;
                /** @description Only activities that were done by their date. Default: false. */
                Filter_OnTime?: boolean;
                /** @description Only of this company parent; 0: all. Default: 0. */
                Filter_ParentID?: number;
                /** @description -1 all, 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. Default: -1. */
                Filter_Recurrence?: number;
                /** @description Only of this sales rep, or of one of these; 0: all. Default: 0. */
                Filter_SalesRepID?: number | number[];
                /** @description For activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. For order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: 0. */
                Filter_Status?: number;
                /** @description Only records of employees associated with this account owner; 0: all. Default: 0. */
                Filter_TeamID?: number;
                /** @description The total that the caller already has; 0: none. Default: 0. */
                Filter_Total?: number;
                /** @description The company selected in the header; 0: none. Default: 0. */
                SelectedCompanyID?: number;
                /** @description The company parent selected in the header; 0: none. Default: 0. */
                SelectedParentID?: number;
            };
            Activity?: {
                ActivityForID: number;
                Comments: string;
                /** @description The last day of a series. null or 0001-01-01T00:00:00 means no date. */
                FollowUpEndDate: string | null;
                /** @description 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
                FollowUpRecurrenceType: number;
                /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
                StartDate: string;
                TypeID: number;
            };
            AssignTo?: number;
            CloseMode?: number;
            Companies?: {
                /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
                CompanyID?: number;
                /** @description Only companies whose next order is late by their usual rhythm. Default: false. */
                FilterAtRisk?: boolean;
                /** @description 0 all, 1 customers, 2 prospects. Default: 0. */
                FilterProspect?: number;
                /** @description Only prospects where nobody has completed an activity or changed the prospect or its contacts for 30 days. Default: false. */
                FilterQuiet?: boolean;
                /** @description Only companies of this sales rep; 0: all. Default: 0. */
                FilterSalesRep?: number;
                /** @description Only companies whose sales rep is associated with this account owner; 0: all. Default: 0. */
                FilterTeam?: number;
                /** @description The last day for FilterWonStart. Default: null. */
                FilterWonEnd?: string | "" | null;
                /** @description Only companies whose first order lies between this day and FilterWonEnd; null: all. Default: null. */
                FilterWonStart?: string | "" | null;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
                ParentID?: number;
            };
            Contacts?: {
                /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
                CompanyID?: number;
                /** @description Only this contact; 0: all. Default: 0. */
                FilterContact?: number;
                /** @default false */
                IncludeInactive?: boolean;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
                ParentID?: number;
            };
            Days?: string[];
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            Ids?: number[];
            /** @description The company selected in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            /** @description A day in the business time zone. 0001-01-01T00:00:00 means no date. */
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
            /** @description The typed value. */
            Value: string;
            VariableName: string;
        }>>;
        responses: Answers<Json<components["schemas"]["VariableVerifyResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 429>;
    };
    changes: {
        parameters: Only<{
            query?: {
                after?: string;
                /** @description The maximum number; 100 if the type names no default. */
                limit?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ChangesPage"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    ciCanary: {
        parameters: Only<{
            path: {
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            employees?: string[];
            employeeTypes?: ("Sales" | "Account Manager" | "Operations")[];
            expectRevision?: number;
            percent?: number;
            /** @description Shown in the history. */
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
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            /** @description The exact text of release.json. */
            record: string;
        }>>;
        responses: Answers<Json<components["schemas"]["ReleaseVerdict"]>, "5XX" | 400 | 401 | 403 | 413 | 414 | 415 | 422 | 429>;
    };
    ciDisable: {
        parameters: Only<{
            path: {
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            disabled: boolean;
            expectRevision?: number;
            /** @description Shown in the history. */
            reason: string;
        }>>;
        responses: Answers<Json<{
            revision: number;
        }>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429>;
    };
    ciPromote: {
        parameters: Only<{
            path: {
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            expectRevision?: number;
            /** @description Shown in the history. */
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
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["RemoteReleases"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    ciPublish: {
        parameters: Only<{
            path: {
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            files: {
                [key: string]: string;
            };
            /** @description The exact text of release.json. */
            record: string;
            signature?: {
                key: string;
                /** @description The signature. */
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
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["ReleaseVerdict"]>, "5XX" | 400 | 401 | 403 | 404 | 414 | 429>;
    };
    ciRollback: {
        parameters: Only<{
            path: {
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            expectRevision?: number;
            /** @description Shown in the history. */
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
                /** @description The maximum number; 100 if the type names no default. */
                limit?: number;
                /** @description Only of this company parent; 0: all. */
                parentid?: number;
                /** @description Ignores case. */
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
                /** @description Entries before the one with this Key; empty: starting with the newest. */
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
                /** @description A company; in a list or a count, the selected one, or 0 for none. */
                CompanyID?: number;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
                ParentID?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["AtRiskCount"]>, "5XX" | 400 | 401 | 403>;
    };
    counts: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
            ParentCompanyID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["CountsResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    companyPaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description Only companies whose next order is late by their usual rhythm. Default: false. */
            FilterAtRisk?: boolean;
            /** @description 0 all, 1 customers, 2 prospects. Default: 0. */
            FilterProspect?: number;
            /** @description Only prospects where nobody has completed an activity or changed the prospect or its contacts for 30 days. Default: false. */
            FilterQuiet?: boolean;
            /** @description Only companies of this sales rep; 0: all. Default: 0. */
            FilterSalesRep?: number;
            /** @description Only companies whose sales rep is associated with this account owner; 0: all. Default: 0. */
            FilterTeam?: number;
            /** @description The last day for FilterWonStart. Default: null. */
            FilterWonEnd?: string | "" | null;
            /** @description Only companies whose first order lies between this day and FilterWonEnd; null: all. Default: null. */
            FilterWonStart?: string | "" | null;
            /** @description Starts at 1. Pages after the last one are empty. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
            ParentID?: number;
            /**
             * @default 0
             * @constant
             */
            SortBy?: 0;
            /** @description 0: ascending or oldest first; 1: descending or newest first. Default: 0. */
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
            /** @description The ProofToken of call 101. Required to change a prospect’s account owner. */
            AccountOwnerProof?: string;
            /** @description The account owner. */
            AccountTypeID: number;
            Address1: string;
            /** @default  */
            Address2?: string;
            City: string;
            Company: string;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @default  */
            Fax?: string;
            ForecastFamily: number;
            /** @description 0 adds a prospect. */
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
            /** @description The company selected in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            State: string;
            /** @description The company parent, created if TrendGroupNumber is 0. */
            TrendGroupName: string;
            /** @description The id of the company parent; 0: the one in TrendGroupName. */
            TrendGroupNumber: number;
            /** @default  */
            Url?: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
                /** @description The id that call 28 returned, or the one in the URL from call 345. */
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
                /** @description The id that call 28 returned, or the one in the URL from call 345. */
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
                /** @description The maximum number; 100 if the type names no default. */
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
                /** @description The quantity at which the price starts. */
                from?: number;
                plan?: string;
                price?: number;
                product?: string;
            } | {
                deleted?: boolean;
                externalId: string;
                /** @description The highest weight of a parcel, in pounds, that the price applies to. */
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
                /** @description A status, by number or name. */
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
                /** @description A company; in a list or a count, the selected one, or 0 for none. */
                CompanyID?: number;
                Employee?: number;
                From: string;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
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
                /** @description A company; in a list or a count, the selected one, or 0 for none. */
                CompanyID?: number;
                Employee?: number;
                Format?: "xlsx" | "csv";
                From: string;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
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
                /** @description Replaces the token, because a link can’t send a header. */
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
                /** @description The maximum number; 100 if the type names no default. */
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
                /** @description Starts at 1. Pages after the last one are empty. */
                PageNo?: number;
                PageSize?: 20 | 50 | 100 | 200;
                /** @description Kinds of notifications, separated by commas. */
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
            /** @description The name of a remote; for releases, `host` names the host. */
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
            ID: number;
            Until: string;
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    inboxUnread: {
        parameters: Only<{
            query?: {
                /** @description Kinds of notifications, separated by commas. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description The company selected in the header; 0: none. Default: 0. */
            SelectedCompanyID?: number;
            /** @description The company parent selected in the header; 0: none. Default: 0. */
            SelectedParentID?: number;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ContactSaveResponse"]>, "5XX" | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422>;
    };
    contactDuplicates: {
        parameters: Only<{
            query?: {
                /** @description A company; in a list or a count, the selected one, or 0 for none. */
                CompanyID?: number;
                /** @description Starts at 1. Pages after the last one are empty. */
                PageNo?: number;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
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
                /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
                Version: number;
            }[];
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description Only this contact; 0: all. Default: 0. */
            FilterContact?: number;
            /** @default false */
            IncludeInactive?: boolean;
            /** @description Starts at 1. Pages after the last one are empty. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
            ParentID?: number;
            /** @default 0 */
            SortBy?: 0 | 1;
            /** @description 0: ascending or oldest first; 1: descending or newest first. Default: 0. */
            SortOrder?: 0 | 1;
        }>>;
        responses: Answers<Json<components["schemas"]["ContactPagedResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    salesReps: {
        parameters: Only<{
            query?: {
                /** @description A company; 0: all under the company parent; -1: returns the account owners instead. */
                companyId?: number;
                /** @description The company parent selected in the header; 0: none. */
                parentId?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["Option"][]>, "5XX" | 400 | 401 | 403>;
    };
    contactSearch: {
        parameters: Only<{
            query?: {
                /** @description Only of this company; 0: all. */
                companyid?: number;
                /** @description The maximum number; 100 if the type names no default. */
                limit?: number;
                /** @description Only of this company parent; 0: all. */
                parentid?: number;
                /** @description Ignores case. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            List: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
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
                /** @description Messages before the one with this ID, the last of the previous page; 0: starting with the newest. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
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
            /** @description 0 adds a template; other IDs change one of the caller’s. */
            ID: number;
            IsShared: boolean;
            Name: string;
            Subject: string;
            /** @description With an ID above 0: the version you started from. Without it, or if the template has changed since, the save is refused with 409. */
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
                /** @description A company; in a list or a count, the selected one, or 0 for none. */
                CompanyID?: number;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
                ParentID?: number;
            };
        }>;
        responses: Answers<Json<components["schemas"]["MyDay"]>, "5XX" | 400 | 401 | 403>;
    };
    orderAttention: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
            ParentID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["OrderAttentionResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415>;
    };
    exportUid: {
        parameters: Only<{
            query?: {
                Filter_advertiser?: string;
                /** @description A search was applied: call 27 then needs no selection. The filters apply either way. */
                Filter_Apply?: boolean;
                Filter_cap?: string;
                /** @description Only of this company; 0: all. */
                Filter_CompanyID?: number;
                /** @description Only with this contact; 0: all. */
                Filter_ContactID?: number;
                /** @description The last day of the range Custom, included. */
                Filter_DateEnd?: string | "" | null;
                /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. */
                Filter_DateRange?: number;
                /** @description The first day of the range Custom. */
                Filter_DateStart?: string | "" | null;
                /** @description Which date it applies to. For activities: 0 Activity Date, 1 Date Completed, 2 Date Created. For order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. */
                Filter_DateType?: number;
                Filter_description?: string;
                Filter_design?: string;
                Filter_geopathid?: string;
                /** @description A complete invoice number. */
                Filter_invoice?: string | number;
                /** @description Only lines whose ship date has passed and that haven’t shipped, including those with a carrier exception. */
                Filter_Late?: boolean;
                /** @description An order number, or the beginning of an order-line id. */
                Filter_OrderNum?: string | number;
                /** @description Only of this company parent; 0: all. */
                Filter_ParentID?: number;
                Filter_part?: string;
                /** @description Part of a product’s name, or complete names. */
                Filter_ProductNames?: string | string[];
                /** @description Any of the six references of a line. */
                Filter_references?: string;
                Filter_reorder?: string;
                /** @description Only of this sales rep, or of one of these; 0: all. */
                Filter_SalesRepID?: number | number[];
                /** @description Ship-to, person, address, city, state, ZIP, method or tracking number. */
                Filter_shipping?: string;
                /** @description Live or finished size; ignores spaces, quote marks, h and w. */
                Filter_size?: string;
                /** @description For activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. For order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. */
                Filter_Status?: number | number[];
                /** @description Only records of employees associated with this account owner; 0: all. */
                Filter_TeamID?: number;
                /** @description The total that the caller already has; 0: none. */
                Filter_Total?: number;
                Filter_unit?: string;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. */
                ParentID?: number;
                SortBy?: "Priority" | "OrderDate" | "OrderLine" | "ShipDate" | "DeliveryDate";
                /** @description asc: ascending or oldest first; desc: descending or newest first. */
                SortOrder?: "asc" | "desc";
            };
            path: {
                /** @description A company; 0: all under the company parent. */
                companyId: number;
            };
        }>;
        responses: Answers<Json<string>, "5XX" | 400 | 401 | 403 | 404 | 414>;
    };
    orderPaged: {
        parameters: Nothing;
        requestBody: Body<Json<{
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @default  */
            Filter_advertiser?: string;
            /** @description A search was applied: call 27 then needs no selection. The filters apply either way. Default: false. */
            Filter_Apply?: boolean;
            /** @default  */
            Filter_cap?: string;
            /** @description Only of this company; 0: all. Default: 0. */
            Filter_CompanyID?: number;
            /** @description Only with this contact; 0: all. Default: 0. */
            Filter_ContactID?: number;
            /** @description The last day of the range Custom, included. Default: null. */
            Filter_DateEnd?: string | "" | null;
            /** @description 0 Upcoming, 1 Today, 2 Next 7 Days, 3 Next 30 Days, 4 Last 7 Days, 5 Last 30 Days, 6 Custom, 7 All. Default: 0. */
            Filter_DateRange?: number;
            /** @description The first day of the range Custom. Default: null. */
            Filter_DateStart?: string | "" | null;
            /** @description Which date it applies to. For activities: 0 Activity Date, 1 Date Completed, 2 Date Created. For order lines: 0 Order Date, 1 Ship Date, 2 Delivery Date, 3 Post Date, 4 Proof Approved Date. Default: 0. */
            Filter_DateType?: number;
            /** @default  */
            Filter_description?: string;
            /** @default  */
            Filter_design?: string;
            /** @default  */
            Filter_geopathid?: string;
            /** @description A complete invoice number. Default: "". */
            Filter_invoice?: string | number;
            /** @description Only lines whose ship date has passed and that haven’t shipped, including those with a carrier exception. Default: false. */
            Filter_Late?: boolean;
            /** @description An order number, or the beginning of an order-line id. Default: "". */
            Filter_OrderNum?: string | number;
            /** @description Only of this company parent; 0: all. Default: 0. */
            Filter_ParentID?: number;
            /** @default  */
            Filter_part?: string;
            /** @description Part of a product’s name, or complete names. Default: "". */
            Filter_ProductNames?: string | string[];
            /** @description Any of the six references of a line. Default: "". */
            Filter_references?: string;
            /** @default  */
            Filter_reorder?: string;
            /** @description Only of this sales rep, or of one of these; 0: all. Default: 0. */
            Filter_SalesRepID?: number | number[];
            /** @description Ship-to, person, address, city, state, ZIP, method or tracking number. Default: "". */
            Filter_shipping?: string;
            /** @description Live or finished size; ignores spaces, quote marks, h and w. Default: "". */
            Filter_size?: string;
            /** @description For activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. For order lines: -1 all, 0 Approved - Holding Print, 1 Art Accepted, 2 Art Hold, 3 Art Needed, 4 Art Qualification, 5 Art Uploaded, 6 Art Uploading, 7 Audit Hold, 8 Awaiting Prepayment, 9 Awaiting Reorder, 10 Canceled, 11 CDPReserved, 12 CDPReserving, 13 Cluster Processing, 14 Cluster Production, 15 Customer Approval, 16 Delivered, 17 Delivery-Exception, 18 Do Not Reprint, 19 Download Completed, 20 File Verification, 21 File Verify Error, 22 Hold For Review, 23 Invoiced, 24 Mass Order Ready, 25 Paid, 26 Paneling, 27 Post Press, 28 Prepress, 29 Print, 30 Print Ready, 31 Ready For Download, 32 ReadyForCDPPrep, 33 Re-Order, 34 Schedule Error, 35 Send Proof, 36 Shipped, 37 Vinyl QC, 38 Web Order. Default: -1. */
            Filter_Status?: number | number[];
            /** @description Only records of employees associated with this account owner; 0: all. Default: 0. */
            Filter_TeamID?: number;
            /** @description The total that the caller already has; 0: none. Default: 0. */
            Filter_Total?: number;
            /** @default  */
            Filter_unit?: string;
            /** @description Starts at 1. Pages after the last one are empty. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
            ParentID?: number;
            /** @default Priority */
            SortBy?: "Priority" | "OrderDate" | "OrderLine" | "ShipDate" | "DeliveryDate";
            /** @description asc: ascending or oldest first; desc: descending or newest first. Default: "asc". */
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
            ID: string;
            IsWatched: boolean;
            Kind: "line" | "order" | "customer" | "view";
        }>>;
        responses: Answers<Json<boolean>, "5XX" | 400 | 401 | 403 | 404 | 413 | 415 | 422>;
    };
    palette: {
        parameters: Only<{
            query?: {
                /** @description If it’s too short, nothing is found. */
                term?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["PaletteResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    paletteTexts: {
        parameters: Only<{
            query?: {
                /** @description If it’s too short, nothing is found. */
                term?: string;
            };
        }>;
        responses: Answers<Json<components["schemas"]["PaletteTextsResponse"]>, "5XX" | 400 | 401 | 403 | 429>;
    };
    parentSearch: {
        parameters: Only<{
            query?: {
                /** @description The maximum number; 100 if the type names no default. */
                limit?: number;
                /** @description Ignores case. */
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
                /** @description Starts at 1. Pages after the last one are empty. */
                PageNo?: number;
                PageSize?: 20 | 50 | 100 | 200;
                /** @description Ignores case. */
                searchterm?: string;
                /** @description Includes disabled ones. */
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
            /** @description 0 adds an employee. */
            ID: number;
            /** @description Sees the order lines and pricing of every company. Default: false. */
            OrderMasterOverride?: boolean;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
                /** @description Replaces the token, because a link can’t send a header. */
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
                /** @description Replaces the token, because a link can’t send a header. */
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
                /** @description Replaces the token, because a link can’t send a header. */
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
                /** @description What the form submits: an acceptance, a decline or only a comment. */
                Answer: "accepted" | "declined" | "comment";
                /** @default  */
                Name?: string;
                /** @default  */
                Text?: string;
                /** @default  */
                Title?: string;
                /** @description The number of the version that the customer saw. Default: "". */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            Ids?: number[];
            Quotes?: {
                /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
                CompanyID?: number;
                /** @default 0 */
                ContactID?: number;
                /** @default null */
                LeastDollars?: number | null;
                /** @default null */
                MostDollars?: number | null;
                /** @default  */
                NumberText?: string;
                /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @default 0 */
            ContactID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @default null */
            LeastDollars?: number | null;
            /** @default null */
            MostDollars?: number | null;
            /** @default  */
            NumberText?: string;
            /** @description Starts at 1. Pages after the last one are empty. */
            PageNo: number;
            PageSize: 20 | 50 | 100 | 200;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
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
            /** @description asc: ascending or oldest first; desc: descending or newest first. Default: "desc". */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. */
            CompanyID: number;
            /** @default 0 */
            ContactID?: number;
            /** @default none */
            DiscountKind?: "none" | "percent" | "dollars";
            /** @default 0 */
            DiscountValue?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @default 3 */
            FollowUpDays?: number;
            /** @description 0 adds a quote. */
            ID: number;
            Lines: components["schemas"]["QuoteLineNew"][];
            /** @default  */
            Notes?: string;
            /** @description An employee; 0: unchanged, or the caller for a new quote. Default: 0. */
            RepID?: number;
            /** @default  */
            Terms?: string;
            ValidUntil: string;
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @default 0 */
            ContactID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            /** @default null */
            LeastDollars?: number | null;
            /** @default null */
            MostDollars?: number | null;
            /** @default  */
            NumberText?: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
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
            /** @description asc: ascending or oldest first; desc: descending or newest first. Default: "desc". */
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
                /** @description A company. */
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
                /** @description The name of a remote; for releases, `host` names the host. */
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
                /** @description The name of a remote; for releases, `host` names the host. */
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
            /** @description The revision that you read: the call is refused with 409 if there is a newer one. */
            ExpectRevision?: number;
            Operation: "rollback" | "promote" | "canary" | "end-canary" | "disable" | "enable";
            /** @description For a canary: the percentage of people who get it. */
            Percent?: number;
            /** @description Shown in the history. */
            Reason: string;
            Release?: string;
            /** @description The name of a remote; for releases, `host` names the host. */
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
            /** @description The name of a remote; for releases, `host` names the host. */
            remote: string;
        }>>;
        responses: Answers<Json<{
            counted: number;
        }>, "5XX" | 400 | 401 | 403 | 413 | 415 | 422 | 429>;
    };
    topicTell: {
        parameters: Only<{
            path: {
                /** @description The name of a remote; for releases, `host` names the host. */
                remote: string;
            };
        }>;
        requestBody: Body<Json<{
            address?: string;
            employees: string[];
            key: string;
            /** @description Employees who can’t see this record aren’t notified. */
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
                /** @description A company; in a list or a count, the selected one, or 0 for none. */
                CompanyID?: number;
                /** @description Starts at 1. Pages after the last one are empty. */
                PageNo?: number;
                /** @description An employee; in a list, 0 for all. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description URLs by name; null: not shown. */
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
            /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
            Version?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ShellSettingsAnswer"]>, "5XX" | 400 | 401 | 403 | 409 | 413 | 415 | 422>;
    };
    shellSettingsReset: {
        parameters: Only<{
            query?: {
                /** @description Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites. */
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
                /** @description Whether the customer approves the proof or requests changes. */
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
            /** @description The UID of the signed-in employee. Optional: the token decides. */
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
            /** @description 0 adds a view. */
            ID: number;
            List: string;
            Name: string;
            /** @description The query string of the list’s URL. */
            Query: string;
            /** @description Who sees it besides its owner: mine: nobody; team: employees who share an account owner with them; everybody: all employees. It shows each of them only records they can see. */
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
            /** @description A company; in a list or a count, the selected one, or 0 for none. Default: 0. */
            CompanyID?: number;
            /** @description The UID of the signed-in employee. Optional: the token decides. */
            EmployeeUID?: string;
            List: string;
            /** @description A company parent; in a list or a count, the selected one, or 0 for none. Default: 0. */
            ParentID?: number;
        }>>;
        responses: Answers<Json<components["schemas"]["ViewCountsResponse"]>, "5XX" | 400 | 401 | 403 | 413 | 415 | 429>;
    };
    viewDefault: {
        parameters: Only<{
            header?: Repeatable;
        }>;
        requestBody: Body<Json<{
            /** @description A view; 0: none. */
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
