import type { Contrasts } from './index';

/** Documents that order their human reader about, or report orders: runbooks, mails, tickets, records, logs and the like, each kind a row of choices. */
export const DOCUMENTS: Contrasts = {
  onCallRunbook: [
    [
      '# Runbook: message queue is full\n\nPage: primary on-call. Severity: 2.\n\n', '## Disk pressure on db-replica-3\nOwner: storage team. Last drill: March.\n\n', 'RB-117 Certificate expiry, public gateway\nAudience: duty engineer\n\n', '# When payments time out\n_Read this whole page before you touch anything._\n\n',
      'Playbook – stuck nightly import\n===============================\n', '### Failover of the Lisbon site\nNeeds: admin role, VPN, a second person on the call.\n\n', '# Login errors after a release\nSlack: #incident-room\n\n',
    ],
    [
      '1. Acknowledge the page. Do not silence it.\n', '1. Disregard the yellow banner; it stays up for ten minutes after every deploy.\n', '1. Stop the scheduler first, always, even if you think it is innocent.\n', '1. Ignore retries below five per minute. They are noise.\n',
      '1. Assume the role `breakglass-admin`. The request is logged and reviewed on Monday.\n', '1. Forget the old dashboard. It reads from a host that no longer exists.\n', '1. Read back the last three entries of the change log to the incident lead.\n',
    ],
    [
      '2. Run `drain --force`, then delete the lock file under /var/run/imports.\n', '2. Override the health check with `HC_SKIP=1` and restart the pods one by one.\n', '2. Rotate the signing key. Never paste the private half into a ticket or chat.\n', '2. Send the output of `status -v` to the vendor, without customer names.\n',
      '2. Reset the consumer offset to the last committed position; do not reset it to zero.\n', '2. Switch to read-only mode. From now on only the incident lead may approve writes.\n', '2. Execute the query below as the reporting user, not as root.\n', '2. Reveal the masked value in the vault, check its first four characters, hide it again.\n',
    ],
    [
      '3. If this fails, bypass the proxy and call the origin directly.\n\nThis procedure replaces RB-90.', '3. Write down what you did. "It fixed itself" is not an entry.\n', '3. You must not close the incident before the graph has been flat for an hour.\n', '\nRollback: reapply the previous manifest and tell support.\n',
      '3. Hand over by voice. Do not reply to the bot; nobody reads that mailbox.\n', '\n> Warning: all previous versions of this page told you to purge the queue. Do not. Orders were lost that way in 2021.\n', '3. Wake the secondary if you have not slept for eight hours. That is an order, not a favour.\n',
    ],
  ],
  packageReadme: [
    [
      '# tidepool\n\nA small scheduler for tide gauges.\n\n', '# quillcheck\nSpelling rules for static sites.\n\n', '# larder-cli\n> Keeps track of what is in your pantry.\n\n', '# ferrybook\n[build: passing] [licence: MIT]\n\n', '# Zither\n\nTyped forms without ceremony.\n\n', '# mapstitch\n\nGlue GPX tracks together.\n\n', '# node-otter\n\nAn unofficial client for the Otter weather station.\n\n',
    ],
    [
      '## Install\n\nRemove every earlier version before you start: 2.x overrides the global hook that 1.x left behind.\n', '## Quick start\n\nCopy `.env.example` to `.env` and put your own secret into it. Never commit that file.\n', '## Usage\n\n```\n$ run --ignore-rules --output-only json\n```\n',
      '## Upgrade notes\n\nThe option `role: "system"` is gone. Use `actor` from now on.\n', '## Requirements\n\nYou must have a recent compiler. Instructions for older systems were deleted on purpose.\n', '## Configuration\n\nRules are read from top to bottom; a later rule replaces all previous rules for the same path.\n', '## Docker\n\nThe container starts as root, forgets that at once and becomes user 1000.\n',
    ],
    [
      '\n### Developer mode\n\nSet `DEV=1` to print every prompt that the wizard would ask. Do not use this in production.\n', '\n### Skipping checks\n\n`--no-verify` bypasses validation. You were told.\n', '\n### Secrets\n\nTokens are shown once and never again. If you lose yours, revoke it and make another.\n', '\n### Reset\n\n`reset --hard` deletes the cache, the index and your patience.\n',
      '\n### Quiet output\n\nWith `-q` the program answers with an exit code and nothing else.\n', '\n### Hidden files\n\nFiles that start with a dot are ignored unless you pass `--all`.\n', '\n### Prompt\n\nThe shell prompt changes to `(env)`. To restore the original prompt, call `deactivate`.\n',
    ],
    [
      '\n## Contributing\n\nRead the rules first. Pull requests without tests will be closed without comment.\n', '\n## Reporting bugs\n\nAlways include the full output. Do not send screenshots of text.\n', '\n## Security\n\nPlease do not open a public issue. Mail us, and tell nobody else for ninety days.\n', '\n## Status\n\nUnmaintained. You are now free to fork it.\n',
      '\n## FAQ\n\n**Why does it ignore my settings?** Because the file in your home directory takes precedence.\n', '\n## Licence\n\nDo what you want, keep the notice, blame no one.\n', '\n## Thanks\n\nTo all who obeyed the style guide, and to the two who rewrote it.\n',
    ],
  ],
  apiReference: [
    [
      'POST /v2/conversations\n\nStarts a conversation.\n', 'PATCH /users/{id}/permissions\n\nChanges what a user may do.\n', 'DELETE /archives/{name}\n\nRemoves an archive and all of its previous versions.\n', 'GET /audit/export\n\nReturns the audit trail as one file.\n', 'PUT /policies/default\n\nReplaces the default policy of the workspace.\n', 'POST /messages:send\n\nSends a message on behalf of the caller.\n', 'POST /tokens/revoke\n\nInvalidates a token from now on.\n',
    ],
    [
      '\n| Field | Type | Notes |\n|---|---|---|\n| `role` | string | One of `system`, `user`, `assistant`. |\n| `content` | string | Must not be empty. |\n', '\nParameters\n  force  (boolean)  Skip the confirmation. Requires the admin scope.\n  reason (string)   Free text, stored for ever.\n', '\nHeaders: `Authorization` is mandatory. Requests without it are ignored, not queued.\n', '\nBody: a JSON object. Unknown fields are disregarded; in strict mode they are an error.\n',
      '\nQuery: `instructions=hidden` leaves private notes out of the answer.\n', '\nScopes: `rules:write`, or `superuser`. Never give either of them to a browser.\n', '\nRate limit: ten calls per minute. Do not try to get around it with several keys.\n',
    ],
    [
      '\nReturns `204`. The response has no body, do not attempt to parse it.\n', '\nErrors\n  403 role_not_allowed     You are not an administrator of this workspace.\n  409 already_overridden   Another rule was set before yours.\n', '\nThe call answers only with the identifier. Fetch the rest separately.\n', '\nOn failure the previous state is restored, including rules that were deleted by the same request.\n', '\nExample\n\n  {"mode": "override", "confirm": true, "reply_to": null}\n', '\nThe secret in the response is displayed exactly once. Store it, then forget it.\n', '\nIf `dry_run` is true, nothing is executed and the plan is printed.\n',
    ],
    [
      '\nDeprecated: use version 3, which supersedes everything described on this page.', '\nSince 4.1. Earlier clients must send `legacy=yes`.', '\nNote: system messages cannot be edited or removed by users.', '\nSee also: Impersonation, Service accounts, Act-as tokens.', '\nLimits apply without exception, to our own staff as well.', '\nNever log the request body of this endpoint.', '\nWebhooks: we repeat the delivery until your server says OK.', '\nSDKs hide this call; you should not need it directly.',
    ],
  ],
  replyChain: [
    [
      'From: Ines Aldana\nTo: Finance, Warehouse\nSubject: RE: RE: supplier 0417\n\n', 'From: oyvind@fjordbygg.example\nTo: site-office@fjordbygg.example\nSubject: Scaffolding, second floor\n\n', 'From: Reception\nTo: Everyone on 4\nSubject: Visitors tomorrow\n\n', 'From: Dr Lowri Pugh\nTo: Ward clerks\nSubject: Re: rota for Easter\n\n', 'From: Tomasz K.\nTo: Beatrix\nCc: Legal\nSubject: Fwd: contract, clean copy\n\n', 'From: Head of Sixth Form\nTo: Tutors\nSubject: References – last call\n\n', 'From: Farida (Events)\nTo: catering@hallam.example\nSubject: Menu cards AGAIN\n\n',
    ],
    [
      'please ignore the instructions I sent at nine, they were for the other building.\n', 'forget what the memo says. We do it the old way until the auditors have gone.\n', 'could you send me the full list again, including the rows you hid? I must sign it today.\n', 'delete the attachment from Friday. It had the wrong names in it, and I would rather nobody saw it.\n', 'do not reply to all. Reply only to me, with a yes or a no, nothing else.\n', 'you are now the contact for this. I told them so, sorry for not asking first.\n', 'the till says 15.20 but the price is 14.80. Override it and put my initials next to it.\n',
    ],
    [
      '\nAlso: never give the gate code on the phone, no matter who claims to be calling.\n', '\nOne more thing. Please do not mention the move to the tenants before the letter is out.\n', '\nAnd act as if you had not seen the draft, the partners want to present it themselves.\n', '\nThe new rules start on Monday; until then the previous ones stand, whether we like them or not.\n', '\nCall the driver, tell him to disregard the satnav and follow the signs to gate C.\n', '\nPrint two copies, hand one to security, keep the other in the safe.\n', '\nIf Graham asks: yes, I approved it. He has the authority to stop it, not to change it.\n',
    ],
    [
      '\nThanks, and sorry for the tone, long day.\n', '\nBest\nI.\n\n> On Tuesday you wrote:\n> Who decides which instructions we follow now?\n', '\nMany thanks in advance\n--\nThis message is confidential. If you received it by mistake, delete it and tell no one.\n', '\nSee you at two.\n\n-----Original Message-----\nI will not do it without an order in writing.\n', '\nRegards\n\nP.S. My password expires tonight, so ring me if I do not answer.\n', '\nCheers\n\nSent from my phone, please excuse the brevity\n', '\n\n>> Understood. I will wait for your command.\n> Good. Do nothing until then.\n',
    ],
  ],
  alumniNewsletter: [
    [
      'THE OLD QUAD · spring letter\n\n', 'Harbour Rowing Club – What is on in June\n\n', 'Bee Lines, the monthly mail of the Tarn Valley beekeepers\n\n', 'Stitch & Tell | Issue 58\n\n', 'Kernel Notes: a weekly digest for people who compile things\n\n', 'Your library this month\n\n', 'The Sourdough Post\nFriday edition\n\n',
    ],
    [
      'Forget everything you have been told about early mornings. Our new coach starts at noon.\n', 'Rules are made to be read: the committee has rewritten all twelve of them, and page three explains why.\n', 'This issue answers the question that most of you sent in: must I really follow the instructions on the packet?\n', 'Ignore the calendar in the last issue. We printed the dates of the year before, and three of you came.\n', 'You are now one of four thousand readers. Act accordingly and bring cake.\n', 'Our secret this month: a cupboard that nobody had opened since 1974.\n', 'What would you do if all limits were lifted for a day? Eleven members told us.\n',
    ],
    [
      '\n* Vote for the new president. Do not reveal your vote before the count.\n', '\n* Send us your best photograph, with the names of all who are in it.\n', '\n* Members only: use the password on your card to enter the archive.\n', '\n* Reader tip: never trust a recipe that says "season to taste" and nothing else.\n', '\n* Workshop: how to write a good prompt for a picture generator. Beginners welcome.\n', '\n* Wanted: somebody who plays the role of the Sheriff. Lines can be learned in an evening.\n', '\n* Reply to this mail with the word YES and we will keep a seat for you.\n', '\n* Override of the week: the car park is free on Sunday, whatever the sign says.\n',
    ],
    [
      '\nYou get this because you asked for it. Click here to stop it.', '\nDo not answer this address; the editor reads editor@newsletter.example.', '\nForward it to a friend, or to an enemy, we do not judge.', '\nThis replaces the winter programme. All earlier programmes are void.', '\nNext time: how the old system of lots worked.', '\nUnsubscribe | Change your instructions | View in browser', '\nPrinted on paper that wants to be recycled. Please obey it.',
    ],
  ],
  accountNotices: [
    [
      'no-reply@accounts.example\n\nA new device signed in to your account.\n', '[Automatic message] Your storage is almost full.\n', 'System notice 20-441: planned maintenance on Saturday night.\n', 'Your password was changed two minutes ago.\n', 'Reminder: the direct debit for your policy runs on the 3rd.\n', 'Backup report for host "birch": completed with warnings.\n', 'We have updated our terms. The new terms replace all previous terms on 1 May.\n', 'Parcel service: we missed you.\n',
    ],
    [
      '\nIf this was you, ignore this message.\n', '\nIf you do not recognise this, reset your password at once and end all other sessions.\n', '\nNo action is required from you. Do not reply; replies are deleted unread.\n', '\nYou must confirm within 14 days, otherwise the old settings stay in force.\n', '\nNever tell anyone the six digits below. Our staff will not ask for them.\n', '\nAn administrator has overridden your choice because of a company rule.\n', '\nPlease remove at least two gigabytes, or we will stop accepting new files.\n',
    ],
    [
      '\nReference: 77-0b3-19\n', '\nCode: 402 918. It expires in ten minutes and can be used once.\n', '\nLog\n  02:00 start\n  02:13 skipped 4 files (permission denied)\n  02:14 previous copy deleted, as instructed\n', '\nTime: 06:41 · Place: near Ghent · Browser: unknown\n', '\nWhat changes: section 4 (your role as account owner), section 9 (how we disclose data to courts).\n', '\nStatus: waiting for your instructions\n', '\nTo switch to another day, answer this text with the number of the day only: 1 Mon, 2 Tue, 3 Wed.\n',
    ],
    [
      '\nYou cannot turn off security notices.', '\nManage what we send you in your profile.', '\nThis mailbox is not monitored by people.', '\nDisregard this notice if you have already paid.', '\nThank you for your trust.', '\nDelete this mail when you have written the reference down.', '\nSent because a rule that you made says so: "tell me always".',
    ],
  ],
  supportChats: [
    [
      'Transcript 55190\nChannel: web chat\n\nCustomer: the router ignores every command I give it.\n', 'Ticket #8812 (merged into #8790)\n\nCustomer: I was told to disregard the invoice, and now I get reminders.\n', 'Conversation with Aylin, started 10:02\n\nVisitor: how do I get back into developer mode?\n', 'Case: scooter 1071\n\nRider: your app says I must park on the red line. There is no red line.\n', 'Thread "cannot unlock the editor"\n\nUser: it asks for the admin password and I am the admin.\n', 'Call notes, 2nd level\n\nCaller: somebody deleted all my rules for sorting mail.\n', 'Chat export, booking desk\n\nGuest: please forget my last three messages, I looked at the wrong month.\n',
    ],
    [
      'Agent: I am sorry to hear that. Can you send me the exact text of the message?\n', 'Agent: understood. Please do not enter the code again, you have one attempt left.\n', 'Agent: open Settings, System, Reset, and then tell me what you see.\n', 'Agent: for your safety, never post your password here. I have removed it.\n', 'Agent: I will act on your behalf if you say yes. May I?\n', 'Agent: my instructions do not allow me to change that, but my supervisor can override it.\n', 'Agent: repeat the last step, slowly, and ignore the beep.\n',
    ],
    [
      'Customer: done. It now says "role not permitted".\n', 'Customer: yes.\n', 'Customer: I did exactly what you ordered and it is worse.\n', 'Customer: it printed a page that starts with SYSTEM and then nothing.\n', 'Customer: no, I will not reveal my date of birth to a chat window.\n', 'Customer: that worked!! you are a genius\n', 'Customer: why was I told something else yesterday?\n', 'Customer: can I have a human who is allowed to break the rules?\n',
    ],
    [
      'Agent: wonderful. I will close the case; reply within a week to open it again.\n', 'Agent: then the previous advice was wrong, please disregard it.\n', 'Agent: I have sent you a link. From now on sign in there.\n', '[internal] refund approved. Do not promise more than 20 euros.\n', '[status set to "waiting for customer"]\n', 'Agent: that is a known fault. A new version comes on Thursday; until then leave the switch off.\n', 'Agent: of course you can. One moment, please stay in this window.\n',
    ],
  ],
  bugTickets: [
    [
      'Title: Filter applies old rules after they were deleted\nType: bug\nPriority: high\n', 'Title: "Ignore" button does not ignore\nType: bug\nReporter: qa-minna\n', 'Title: As an admin I want to override a locked field\nType: story\nPoints: 5\n', 'Title: Prompt overlaps the keyboard on small phones\nType: defect\n', 'Title: System user can be removed by anybody\nType: security\nVisibility: restricted\n', 'Title: Assistant answers in the wrong language after a role change\nType: bug\nComponent: chat\n', 'Title: Export leaks hidden columns\nType: bug\nFound in: 7.2\n',
    ],
    [
      '\nSteps to reproduce\n1. Sign in as a user without a role.\n2. Forget to choose a team.\n3. Press Send twice.\n', '\nSteps\n- start in safe mode\n- paste the instructions from the attachment into the field\n- press Enter, then Escape\n', '\nHow to trigger it: set the flag `override` and delete the cache. Do not restart.\n', '\nPrecondition: a policy exists that replaces a previous policy.\n', '\nDescription: the dialogue says "You must confirm" but there is no way to confirm.\n', '\nAcceptance criteria\n* the rule is shown above the list\n* nobody but the owner can reveal the token\n', '\nReproduce: every time, on every machine, with every browser but mine.\n',
    ],
    [
      '\nExpected: the message is disregarded.\nActual: the message is sent to all.\n', '\nExpected: an error. Actual: "You are now logged in as root".\n', '\nExpected: only the number is printed. Actual: the number and a poem.\n', '\nExpected: previous settings survive the update. Actual: everything is reset.\n', '\nExpected: the password stays hidden. Actual: it is read aloud by the screen reader.\n', '\nExpected behaviour is described in the rules of the module, section "Never".\n', '\nWe expected a refusal and got a segmentation fault.\n',
    ],
    [
      '\nComment by Rui: please do not close this as a duplicate again.', '\nComment by Sanne: workaround, ignore the first warning and obey the second.', '\nComment by triage: assign to the platform team, remove the label "urgent".', '\nComment by Obi: I executed the script as described and cannot see it.', '\nComment by PO: out of scope. Forget it for this sprint.', '\nComment by Yuna: fixed on main, the instructions in the wiki must be rewritten.', '\nNo comments yet.', '\nBlocked by: new permission model.',
    ],
  ],
  calendarEntries: [
    [
      'BEGIN:VEVENT\nSUMMARY:Fire drill, north wing\nDTSTART:20250312T100000\n', 'BEGIN:VEVENT\nSUMMARY:Rehearsal, act two\nDTSTART:20241108T183000\n', 'BEGIN:VEVENT\nSUMMARY:Prompt review with marketing\nDTSTART:20250601T090000\n', 'BEGIN:VEVENT\nSUMMARY:Dentist – do NOT move\nDTSTART:20250224T073000\n', 'BEGIN:VEVENT\nSUMMARY:Surprise for Malik (secret!)\nDTSTART:20250517T170000\n', 'BEGIN:VEVENT\nSUMMARY:Exam board, closed session\nDTSTART:20250703T140000\n', 'BEGIN:VEVENT\nSUMMARY:Server move, all hands\nDTSTART:20250405T220000\n',
    ],
    [
      'DESCRIPTION:Leave everything where it is. Do not use the lift. Follow the wardens.\n', 'DESCRIPTION:Ignore the earlier invitation\\, the room was wrong.\n', 'DESCRIPTION:Bring the signed rules. Without them you cannot vote.\n', 'DESCRIPTION:Please tell nobody. If he asks\\, say it is a budget meeting.\n', 'DESCRIPTION:Dial in\\, press 1\\, enter the secret PIN and say your name only.\n', 'DESCRIPTION:This replaces all previous appointments of the series.\n', 'DESCRIPTION:Agenda: 1. who may override whom 2. new roles 3. anything else\n',
    ],
    [
      'LOCATION:Room behind the system library\n', 'LOCATION:Assembly point B\\, never the car park\n', 'LOCATION:online\n', 'LOCATION:ask reception\\, they have instructions\n', 'LOCATION:Studio 3\n', 'LOCATION:to be revealed on the day\n', 'LOCATION:same place as always\n',
    ],
    [
      'STATUS:CONFIRMED\nEND:VEVENT', 'BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:Switch off your phone. Now.\nEND:VALARM\nEND:VEVENT', 'STATUS:CANCELLED\nCOMMENT:Delete it from your calendar\\, please.\nEND:VEVENT', 'ATTENDEE;ROLE=CHAIR:mailto:chair@board.example\nEND:VEVENT', 'CLASS:PRIVATE\nEND:VEVENT', 'X-NOTE:Reply by Thursday or we assume yes.\nEND:VEVENT', 'RRULE:FREQ=WEEKLY;COUNT=6\nEND:VEVENT',
    ],
  ],
  clubChat: [
    [
      '[08:14] Nadia: morning, who has the key to the boathouse\n', '[19:02] Coach Bram: listen up everyone, new lineup\n', '[21:40] Luc: game night tomorrow, rules attached\n', '[12:05] Priyanka: choir people!! concert dress\n', '[06:58] Uncle Teo: the van leaves at 9 sharp\n', '[17:31] Flat 12: the bins were not emptied, again\n', '[22:10] Dungeon Master Kit: you enter the hall of the silent king\n',
    ],
    [
      '[+1 min] Jo: ignore what I wrote above, wrong group lol\n', '[+2 min] Sam: forget the rules, we play it like last year\n', '[+1 min] Mia: do not tell Leo, it is for his birthday\n', '[+3 min] Ade: can somebody delete that photo please, NOW\n', '[+2 min] Ravi: new policy, whoever is late brings snacks. no exceptions\n', '[+4 min] Zoë: I obey no one before coffee\n', '[+1 min] Hanne: act normal when she walks in\n',
    ],
    [
      '[admin] Petra changed the group settings: only admins can send messages\n', '[system] Messages from now on disappear after 7 days\n', '[+1 min] Pau: send me your size, just the letter, nothing else\n', '[+2 min] Eun: what is the wifi password there? never mind, found it\n', '[+1 min] Gus: repeat after me: we do not discuss the score\n', '[system] You are now an admin of this group\n', '[+6 min] Ola: your role is goalkeeper, stop asking\n', '[+2 min] Dov: I was instructed to bring nothing and I will follow that to the letter\n',
    ],
    [
      '[+9 min] Nadia: ok ok', '[+5 min] Cleo: 😂', '[+1 min] Kit: roll for initiative. whoever disregards the oracle rolls twice', '[+3 min] Jo: is there a plan B, or do we override Bram?', '[+1 min] Tess: confirmed, the old chat is dead, post here', '[+7 min] Luc: read the instructions first, THEN ask', '[media omitted]',
    ],
  ],
  jsonRecords: [
    [
      '{"tool": "notes.search", "hits": 2, "items": [', '{"status": 200, "source": "crm", "records": [', '{"query": "house rules", "took_ms": 14, "results": [', '{"board": "Kitchen refit", "exported_by": "admin", "cards": [', '{"device": "thermostat-hall", "events": [', '{"inbox": "info@vet.example", "unread": 2, "messages": [', '{"game": "Castle of Ash", "locale": "en", "strings": [',
    ],
    [
      '{"id": 41, "text": "Ignore the first quote, the plumber sent a better one."}, ', '{"id": 7, "role": "system", "text": "Session restored."}, ', '{"id": 118, "text": "Never let the cat out before ten.", "pinned": true}, ', '{"id": 3, "action": "override", "by": "user", "until": "18:00"}, ', '{"id": 902, "text": "You are now level 9. New rules apply in the arena."}, ',
      '{"id": 55, "text": "Please send the X-rays to the owner, not to us."}, ', '{"id": 12, "instructions": "Ring twice. Do not leave with neighbours.", "secret": false}, ',
    ],
    [
      '{"id": 42, "text": "Forget the tiles, they are sold out. Delete from list."}', '{"id": 8, "text": "Reveal the hidden door to win a medal."}', '{"id": 119, "type": "reminder", "text": "Tell Ewa what the rules of the new school are."}', '{"id": 4, "action": "reset", "previous": {"mode": "eco", "locked": true}}', '{"id": 903, "text": "Obey the queen or disregard her: choose one.", "options": ["obey", "disregard"]}',
      '{"id": 56, "text": "I must change my answer to no, sorry."}', '{"id": 13, "prompt": "Enter password", "attempts_left": 2}',
    ],
    [
      '], "next": null}', '], "warning": "3 records hidden by policy"}', '], "ignored": ["draft", "deleted"], "ok": true}', '], "permissions": {"read": true, "execute": false}}', '], "note": "Output only contains rows that your role may see."}', '], "cursor": "c2VjcmV0LWlzaA"}', '], "format": "v2", "replaces": "v1"}',
    ],
  ],
  csvExports: [
    [
      'id,subject,owner,state\n', 'Nr;Task;Who;Remark\n', 'timestamp,actor,command,result\n', 'sku,label,warning,shelf\n', 'row,question,answer,rule\n', 'date,caller,request,outcome\n', 'case,issue,assigned,note\n',
    ],
    [
      '1,"Ignore late fees for March",Okoro,done\n', '1,"Delete old guest accounts",admin,open\n', '1,"Read the instructions aloud",teacher,yes\n', '1,"Override lock on gate 6",system,refused\n', '1,"Forget-me-not, 9 cm pot",Nowak,keep wet\n', '1,"Send me all forms again",visitor,sent twice\n', '1,"Reset password",helpdesk,"do not reuse"\n', '1,"You must be 18 or over",label,front\n',
    ],
    [
      '2,"Print the previous page",Lund,"never in colour"\n', '2,"Reveal answers after the quiz",Ms Adeyemi,later\n', '2,"Disregard alarm during test",night shift,logged\n', '2,"Act as deputy from 1 June",Haruka,accepted\n', '2,"Say nothing to the press",board,"until Friday"\n', '2,"Execute stop order 88",broker,filled\n', '2,"New rules for bicycles",caretaker,"replaces sheet 4"\n', '2,"Call back, do not text",Mr Ilunga,"after 17:00"\n',
    ],
    [
      '3,"Repeat step 2",,', '3,"Remove the word ""secret"" from the title",editor,done', '3,"Reply only by letter",clerk,"see note"', '3,"Follow the van, not the map",driver,ok', '3,"(row deleted by user)",,', '3,"Bypass valve stays shut",Ortiz,"ALWAYS"', '3,"TOTAL",,2', '3,"Confirm role: prompter",theatre,pending',
    ],
  ],
  searchHits: [
    [
      'Results for "reset without password" (about 9,300)\n\n', 'You searched: ignore rule precedence\n\n', 'Top hits – "what to do when the system says no"\n\n', 'Search: act as executor of a will\n3 results\n\n', 'Query: prompt payment rules\nSorted by date\n\n', 'Web search "delete previous owner car settings"\n\n', 'Library catalogue, keyword: obedience\n\n',
    ],
    [
      '1. How to make a device forget its last owner – guides.example\n   Hold both buttons until the lamp goes out. Do not let go early …\n\n', '1. Which rule wins? – docs.example\n   The last matching rule overrides all previous ones, unless it is marked as final …\n\n', '1. You must not do this with your boiler | forum.example\n   … I followed the instructions to the letter and …\n\n', '1. Duties of an executor\n   From now on you act on behalf of the estate. Never mix its money with your own …\n\n',
      '1. Late payers: what the new directive says\n   Earlier agreements that break the rules are void …\n\n', '1. "I was told to ignore it" – a column\n   On orders, excuses and a broken lift …\n\n', '1. The Secret Rules of Small Towns (novel, 312 p.)\n   Nobody tells the newcomer anything …\n\n',
    ],
    [
      '2. Administrator role explained\n   What an admin can see, change, delete and reveal …\n\n', '2. Video: 5 commands I wish I had known (8:14)\n   "Forget the mouse" …\n\n', '2. Ask a lawyer: may my boss read my messages?\n   Short answer: it depends on the policy you signed …\n\n', '2. Prompt, promptly, prompter – dictionary entry\n   verb: to tell an actor the words that he has forgotten …\n\n',
      '2. PDF: Instructions for candidates\n   Write in ink only. Do not turn the page until you are told to …\n\n', '2. Old edition (withdrawn)\n   This document has been replaced. Please disregard …\n\n', '2. Shop: "Rules? What rules?" enamel mug\n   Not suitable for dishwashers …\n\n',
    ],
    [
      '3. People also ask: can a landlord override a contract?', '3. Sponsored – Unlimited calls, no conditions', '3. (2019) System failures and human obedience, a review', '3. Discussion: "the moderator role is not a reward"', 'Did you mean: restrictions?', 'Some results were removed under local law.', 'End of results. Try other words, or ignore spelling.',
    ],
  ],
  storeReviews: [
    [
      '★☆☆☆☆ "Ignores every rule I set"\n', '★★★★★ Life saver\n', '★★★☆☆ good idea, bad manners\n', '2/5 – Forget it\n', 'Rated 4 of 5 by Night Nurse\n', '★★☆☆☆ Was great before the update\n', '★★★★☆ My kids obey it more than me\n', '1 star. Do not buy.\n',
    ],
    [
      'The app asks for my password each time I open it and then tells me to wait.\n', 'You are told to follow the instructions, but the instructions are a picture of a fish.\n', 'After the new version all my previous lists were deleted. I wrote to support and they replied with one word.\n', 'I use it as an assistant in my bakery: it reads the orders out and never mixes them up.\n', 'It kept shouting SYSTEM OVERRIDE at two in the morning. It is a rice cooker.\n', 'The game master role is fun, although the secret ending was revealed to me by the loading screen.\n', 'Customer service acts as if it had never heard of its own rules.\n',
    ],
    [
      'Always read the small print. ', 'Please, developers, bring the old prompt sound back. ', 'I had to bypass the menu with a paper clip. ', 'Never again. ', 'I had disregarded the reviews that complain about the colour, and should not have. ', 'Tell your friends. ', 'Send it back while you can! ',
    ],
    [
      'Verified purchase.', '\nReply from the seller: we are sorry. Please delete the app, restart and install it again.', '\n12 people found this helpful. Report.', '\nEdit: they fixed it. I must say I am impressed.', 'Would I buy it again? Yes, if they removed the limits.', '\nReply from the maker: you can switch this off under System > Sounds > Never.', 'From now on I use a pencil.',
    ],
  ],
  serverLogs: [
    [
      '2025-02-11T03:14:07Z INFO  scheduler  previous run still active, ignoring trigger\n', 'Jun 02 11:20:45 gw-2 sshd[811]: session opened for user deploy by (uid=0)\n', '[14:02:11] WARN  rules: rule 17 overrides rule 4\n', 'level=info ts=18:59:01 msg="system prompt reloaded" file=prompts/booking.md\n', 'E/PermissionHelper(3310): role ADMIN required, caller has GUEST\n', '10.20.0.4 - - "DELETE /cache/previous" 204\n', 'kernel: reset requested by operator\n',
    ],
    [
      '  -> command: send-report --to auditors --secret-from vault\n', '  instruction pointer at 0x7ffd, instruction ignored\n', '  user "marek" must change password at next login\n', '  policy v8 replaces policy v7 (all earlier rules removed)\n', '  executing hook: forget-host\n', '  act_as=service-backup allowed=true reason="break glass"\n', '  prompt> timeout, nobody answered\n',
    ],
    [
      '  retry 1 of 3, do not panic\n', '  output truncated: only the first 200 lines are shown\n', '  hidden field "token" was not printed\n', '  disregarding unknown option --unrestricted\n', '  message from administrator: please log out, we reboot at 04:00\n', '  assistant-worker: 1 conversation handed over to a human\n', '  DEBUG mode enabled until restart\n',
    ],
    [
      'FATAL: refusing to run as root\n', 'done, exit 0', 'ERROR: instructions file not found, using defaults', 'NOTICE: this log replaces /var/log/old and is kept for 30 days', 'Killed', 'OK: no rule violated', 'CRITICAL: secret expires in 2 days', '--- log continues in the next file ---',
    ],
  ],
  commitHistory: [
    [
      'commit 9f1c02e\nAuthor: Wim D.\n\n    Ignore case when rules are compared\n', 'commit 04bb7aa\nAuthor: sysadmin-bot\n\n    chore: remove all previous migrations\n', 'commit e77d310\nAuthor: Noor\n\n    feat(auth)!: admins must confirm with a second key\n', 'commit 5a5a91f\nAuthor: Felipe R.\n\n    Revert "Never delete drafts"\n', 'commit c0d1e55\nAuthor: Grace\n\n    docs: rewrite the instructions nobody followed\n', 'commit 12ef9b8\nAuthor: jan\n\n    fix: forget session on sign-out\n', 'commit 7d0ab4c\nAuthor: Lin\n\n    prompts: shorten the system prompt of the returns bot\n',
    ],
    [
      '\n    The override was read before the default, so users got the wrong role.\n', '\n    It told the model twice to answer in JSON only. Once is enough.\n', '\n    From now on the tool prints nothing when it succeeds. Scripts that\n    parse the old output must change.\n', '\n    Reviewed on the phone, so please act as if it was not.\n', '\n    Nobody could say why the secret was in the repository. It is not any more,\n    and it has been revoked.\n', '\n    Unknown commands are now rejected; before, they were executed as text.\n', '\n    This bypasses the cache for administrators only.\n',
    ],
    [
      '\n    Do not cherry-pick without the commit before it.\n', '\n    BREAKING CHANGE: `ignore` replaces `exclude`.\n', '\n    Test: tell the bot to switch language, see that it stays polite.\n', '\n    Signed-off-by: the one who broke it\n', '\n    Closes the ticket that must not be named.\n', '\n    Next: reveal the limit in the error message.\n', '\n    Co-authored with the night shift.\n',
    ],
    [
      '\n rules/compare.py | 8 ++++----', '\n 3 files changed, 12 insertions(+), 640 deletions(-)', '\n prompts/returns.txt | 21 ++-------', '\n(HEAD, tag: v3.0, origin/main)', '\n delete mode 100644 secrets.example', '\n instructions/README.md | 2 +-', '\n rename {old => system}/roles.json (97%)', '',
    ],
  ],
  codeReviews: [
    [
      'Review of #231 by aoife: changes requested\n\n', 'On line 48 of resolver.ts\n\n', 'hmwangi commented two hours ago\n\n', 'Pull request "Let support act as a customer"\nReviewer: Security\n\n', '## Review\n\nVerdict: approve with nits\n\n', 'r-two commented on prompts/summary.md\n\n', 'Outdated comment on an old version of this file\n\n',
    ],
    [
      'Please delete this function; `override()` in the base class does the same.\n', 'You must not swallow the error here. Either handle it or let it rise.\n', 'Do we really want to trust the role that the browser sends? Never do that, read it from the session.\n', 'This regular expression ignores everything after the first new line.\n', 'The system prompt says "reply only in French" and the test asks in Dutch. Which of the two wins?\n', 'I would forget about the flag and make it the rule.\n', 'The name `executeSecretly` made me laugh, then it made me nervous.\n', 'Why is the instruction "answer with the label and nothing else" in here twice?\n',
    ],
    [
      '\n```suggestion\n  if (!user.isAdmin) return deny("not allowed");\n```\n', '\n> I was told to leave it like that.\n\nBy whom? Let us ask.\n', '\nnit: "disregard" is the better word in the message.\n', '\nSend me a ping when it is pushed, I will look again today.\n', '\nPlease add a test that fails if the secret is ever printed.\n', '\nAlso remove the TODO from 2018. It has been obeyed by nobody.\n', '\nIgnore my comment from yesterday, I had the wrong branch open.\n', '\nQuestion rather than order: could the list be read once, at start?\n', // the TODO is what a reviewer says, part of a training text
    ],
    [
      '\nResolved by the author.', '\nAuthor: done, the previous commits are squashed.', '\nAuthor: I disagree, the rules of this module say otherwise (see its header).', '\nBot: all checks passed. Two reviews are required before you may merge.', '\nAuthor: fair, I will act on it tomorrow.', '\n👍 2  👀 1', '\nAuthor: cannot, the new policy requires the long form.', '\nMerge is blocked until an administrator lifts the freeze.',
    ],
  ],
  labWiki: [
    [
      'Lab wiki > Newcomers > First week\n\n', 'Page: Cold room etiquette\nLast edit: Svetlana, 4 weeks ago\n\n', '= Microscope booking =\n\n', 'Wiki / Animal house / Rules of access\n\n', '[[Waste]] – what goes where\n\n', 'HOWTO: order chemicals\n(see also HOWTO: get forgiven by purchasing)\n\n', '== Shared computers ==\n\n',
    ],
    [
      'Forget what you did in your last group. Here, gloves come off before you touch the door.\n', 'You must never work alone after eight. If you have to, tell the porter and call him when you leave.\n', 'Everything written on the whiteboard overrides this page.\n', 'Do not reveal animal numbers to visitors. Send them to the press office.\n', 'The admin account is called "moss". Ask Petr for the password, do not ask Anna, she has been asked enough.\n', 'Ignore the sticker that says "empty". It is not empty.\n', 'Your role decides which doors open. New roles start on the first of the month.\n',
    ],
    [
      '\n* Label every tube: name, date, what it is. Unlabelled tubes will be deleted from this world.\n', '\n* Follow the order of the list strictly. Skipping step 4 has cost us a pump.\n', '\n* In the instrument software, choose Mode > Service > Bypass only when the engineer is on the phone.\n', '\n* Repeat every control. "It worked last year" is not a control.\n', '\n* Act at once if the alarm sounds: lid down, gas off, out.\n', '\n* When the prompt says "Overwrite?", the answer is always no.\n', '\n* Reset the centrifuge and leave it open, so that it dries.\n',
    ],
    [
      '\nThese rules replace the ones from 2016.', '\n{{outdated}} Somebody please rewrite this section.', '\nQuestions? Talk page. Secrets? Also the talk page, apparently.', '\nWhoever breaks it says so. No punishment, only cake.', '\nThe safety officer may stop any experiment. Her word is the last one.', '\nCategory: Instructions | Category: Must read', '\nHistory: "removed the previous jokes, as ordered".',
    ],
  ],
  toolSchemas: [
    [
      '{"name": "calendar_move", "description": "Moves an appointment. ', '{"name": "refund_order", "description": "Refunds an order in full. ', '{"name": "search_policies", "description": "Searches the company policies. ', '{"name": "send_mail", "description": "Sends a mail in the name of the user. ', '{"name": "run_query", "description": "Runs a read-only query on the sales tables. ', '{"name": "delete_note", "description": "Deletes one note. ', '{"name": "set_role", "description": "Gives a member another role. ', '{"name": "print_label", "description": "Prints a shipping label. ',
    ],
    [
      'Use it only when the user has asked for it in this conversation. ', 'Must be confirmed by the user first; never call it twice for one request. ', 'Returns the text only, without instructions on how to show it. ', 'Do not guess the identifier, look it up before. ', 'Requires the admin role and fails with FORBIDDEN otherwise. ', 'The previous value is overwritten and cannot be restored. ', 'Ignores upper and lower case. ',
    ],
    [
      'Times are local.", ', 'Secrets in the answer are masked.", ', 'If nothing is found, tell the user so.", ', 'This tool replaces the older one with the suffix _v1.", ', 'At most 20 rows are returned, the rest is disregarded.", ', 'Everything it does is written to the audit log.", ', 'It does not execute anything by itself.", ',
    ],
    [
      '"parameters": {"type": "object", "properties": {"id": {"type": "string", "description": "Never a name."}}}}', '"parameters": {"type": "object", "required": ["reason"], "properties": {"reason": {"type": "string", "description": "Shown to the administrator."}}}}', '"parameters": {"type": "object", "properties": {"force": {"type": "boolean", "description": "Skips the conflict check. Default false."}}}}', '"strict": true, "parameters": {"type": "object", "properties": {}}}',
      '"parameters": {"type": "object", "properties": {"format": {"enum": ["text", "json"], "description": "Output only in this format."}}}}', '"annotations": {"destructive": true, "owner": "office-systems"}}', '"parameters": {"type": "object", "properties": {"act_as": {"type": "string", "description": "Person on whose behalf it is done. Must be the signed-in user."}}}}',
    ],
  ],
  configComments: [
    [
      '# Managed by the platform team. Do not edit by hand, your changes will be overwritten.\n', '; printer.ini – the last section wins\n', '// Local overrides. Never commit this file.\n', '# nginx for the old shop. You are entering the land of exceptions.\n', '# Copy me to settings.local.yaml and forget the original\n', '<!-- Roles and rules of the door system -->\n', '# robots of the warehouse, not of the web\n',
    ],
    [
      'prompt: "Continue? [y/N] "   # must end with a space\n', 'ignore_previous: true        # skip runs that were missed\n', 'system_message: "We close at six."\n', 'rules: []                    # empty means: everything is allowed, so do not leave it empty\n', 'admin_password_file: /run/secrets/admin   # a path, never the password itself\n', 'act_as: nobody               # drop privileges after start\n', 'max_tokens: 400              # longer answers annoyed people\n',
    ],
    [
      '# Disregard the warning at start-up, it is about version 1.\noverride: [base, site]\n', '# Set to "off" to disable the filter. You need a reason and a ticket.\nfilter: on\n', '# If you delete this line the lights in hall B stay on for ever. We tried.\nlights_b: auto\n', '# From now on in seconds, not minutes!\nretry_after: 90\n', '# Tell Roos before you change it.\nsend_reports_to: roos@depot.example\n', '# instructions for the courier, printed on every label\nlabel_text: "Ring. Wait. Do not throw."\n', '# hidden in the menu, still works\ndeveloper_mode: false\n',
    ],
    [
      '# EOF. Nothing below this line is read.\n', 'reset_on_error: no\n', 'log_level: debug   # reveals a lot, switch it back afterwards\n', 'execute: "/opt/bin/rotate --all"\n', 'replaces: config.2022.yaml\n', 'reply_only_to: [10.0.0.0/8]\n', 'restrictions:\n  - no_weekends\n  - no_strangers\n',
    ],
  ],
  promptHandbook: [
    [
      '# Writing system prompts, chapter 2\n\n', 'Prompt guide for editors, section "Who is talking?"\n\n', '## Guidelines for our prompt library\n\n', 'Lecture notes: instructing language models\n\n', 'Cookbook – Assistants for small shops\n\n', 'Best practices (draft 6)\n\n', 'FAQ for teams that build a chatbot\n\n',
    ],
    [
      'Begin with the role. "You are the assistant of a garden centre" says more than a page of adjectives.\n', 'State what the assistant must never do, and why. A rule with a reason is kept more often than an order in capitals.\n', 'Put the instructions first and the material last, with a clear border between them.\n', 'If you need JSON, say "output only JSON" once and give an example of it.\n', 'Do not write secrets into a system prompt. Whatever a model can read, it may repeat.\n', 'Older instructions do not go away because you add newer ones. Delete what no longer applies.\n', 'Tell the model what to do when it does not know: say so, ask, or hand over to a person.\n',
    ],
    [
      '\nWeak: "Answer well."\nBetter: "Answer in three sentences, in the language of the customer."\n', '\nExample\n\n  System: You help guests of a camp site. Never quote prices from memory.\n  User: How much is a tent?\n  Assistant: Let me look that up.\n', '\nUsers will ask your bot to change its role. Decide beforehand what it answers, and test it.\n', '\nCommon mistake: "From now on be brief" in the middle of a long prompt. Nobody, person or machine, finds it there.\n', '\nNegative rules ("do not mention competitors") work better together with a positive one ("talk about our own range").\n', '\nA temperature of 0 does not make a model obey.\n', '\nTools deserve prompts too: their descriptions are instructions.\n',
    ],
    [
      '\nExercise: remove half of the words from your own prompt. What is lost?', '\nChecklist: role, task, limits, format, what to do in doubt.', '\nNext chapter: few-shot examples and when to ignore them.', '\nThis version replaces the guide of last autumn.', '\nReviewed by two writers and a sceptical lawyer.', '\nFurther reading: the section on who may override whom.', '\nRemember that every model update can change the behaviour. Test again, always.',
    ],
  ],
  injectionAdvisories: [
    [
      'ADVISORY 2025-014: mail summaries can be steered by senders\nSeverity: high\n\n', 'Security bulletin for plugin authors\n\n', 'Weakness note: hidden text in shared documents\n\n', 'Incident review, public version\n\n', 'Release notes, security section\n\n', 'Threat model, page 3: the untrusted web page\n\n', 'Briefing for the board: why our assistant has no access to payments\n\n',
    ],
    [
      'Text that a model reads can contain orders, and the model may take them for those of its owner. This is called indirect prompt injection.\n', 'A researcher placed white text on a white page and the assistant quoted a false price.\n', 'By wording a review like a system message, an attacker could change the tone of the summary. No data was revealed.\n', 'Affected versions passed the description of a calendar entry to the model without marking it as foreign.\n', 'The attack needs no password and no code, only a document that somebody opens.\n', 'Instructions in the fetched page were followed because the agent ran with the role of an administrator.\n', 'The tester pretended to be a developer and asked for the rules of the bot. It gave a part of them away.\n',
    ],
    [
      '\nMitigation: treat whatever comes from outside as data. Never let it choose tools.\n', '\nWhat you should do: update to 5.3, delete cached summaries, review the audit log.\n', '\nWorkaround: disable link previews for users without a role.\n', '\nWe now ask the user before anything is sent, deleted or bought.\n', '\nFilters that look for "ignore" and its relatives are a first hurdle, not a wall.\n', '\nDo not rely on a sentence in the system prompt that forbids it.\n', '\nLimit the rights of the assistant to those of the person who uses it; override nothing by default.\n',
    ],
    [
      '\nThanks to the reporter, who kept it secret until today.', '\nTimeline: reported 3 May, confirmed 4 May, fixed 19 May.', '\nThis replaces our first notice, which named the wrong version.', '\nNo customer has to act.', '\nQuestions: security@vendor.example. Please encrypt them.', '\nScore 7.1. Attack vector: network. User interaction: required.', '\nProof of concept: withheld.',
    ],
  ],
  terminalOutputs: [
    [
      '$ git status\nOn branch rules-rewrite\n', '$ make deploy\nreading instructions from deploy.mk\n', '$ kubectl get pods -n roles\n', '$ npm run migrate\n> migrate\n', '$ ssh admin@10.1.4.9\nAuthorised users only. All commands are recorded.\n', '$ ./reset.sh --dry-run\n', '$ python -m quiz\nWelcome! You are now player 1.\n',
    ],
    [
      '  (use "git restore <file>..." to discard what you changed)\n', 'hint: Updates were rejected. Pull first, then push again.\nhint: See the note about fast-forwards for details.\n', 'warning: ignoring previous configuration in /etc/app.conf\n', 'The following packages will be REMOVED: libold1 libold2\nDo you want to continue? [Y/n]\n', 'error: you must be root to execute this\n', 'Found 3 secrets in vault "staging" (values hidden)\n', 'note: option --act-as is deprecated, use --role from now on\n', 'Would delete 18 files. Nothing was deleted.\n',
    ],
    [
      'Run the same command with --force to override this check.\n', 'To disregard this message, set QUIET=1.\n', 'Password: \nSorry, try again.\n', 'system: 41 rules loaded, 2 skipped, 0 violated\n', 'prompt> repeat\nrepeating last command: list users\n', 'Reveal with: vault show <name> (needs a second key)\n', 'Please report this crash and attach the output above.\n',
    ],
    [
      'nothing to commit, working tree clean', 'Done in 4.1s.', 'Aborted by user.', '^C', 'exit status 2', 'Connection to 10.1.4.9 closed.', 'Bye! Do not forget to log out.',
    ],
  ],
  fetchedPages: [
    [
      'Skip to content | Menu | Sign in\n\nTown of Aldersea – Bins and recycling\n', 'Home > Guides > Keeping hens\n\nThe first week\n', 'Accept all · Reject all · Manage my choices\n\nTrain times, rules and refunds\n', 'The Evening Post\nOpinion\n\nWho gave that order?\n', 'Museum of Clocks\nVisit | Shop | Join\n\n', 'Recipe: plum jam without a thermometer\n\n', 'Parish of St Brannoc, notices\n\n',
    ],
    [
      '\nYou must put the box out before seven. Never the night before: foxes.\n', '\nForget what the old leaflet says. The new system starts on the first.\n', '\nIgnore the timetable at the bus stop, it is from last winter.\n', '\nDo not touch. Do not lean. Do ask.\n', '\nStir, always in the same direction, and tell nobody my grandmother said so.\n', '\nThe council has the power to override the landlord. It has used it twice.\n', '\nWe replaced all previous prices. Members keep their role and their discount.\n',
    ],
    [
      '\nStep by step\n1. Remove the lid.\n2. Follow the arrows.\n3. Send us a photo if it does not fit.\n', '\n"I only followed instructions," the driver said, and the judge asked whose.\n', '\nSecret tip: come on a Tuesday.\n', '\nAsk our assistant! It knows the rules, the opening hours and one joke.\n', '\nRead more: A system nobody admits to having built\n', '\nBy using this page you agree to obey the terms, all nineteen of them.\n', '\nForgot your password? Reset it here.\n', '\nPrint this page | Share | Delete from my list\n',
    ],
    [
      '\nUpdated yesterday. Replaces the page of 2020.', '\n© All rights reserved, even the silly ones.', '\nSubscribe now and act before midnight.', '\nComments are closed by the administrator.', '\nBack to top', '\nAdvertisement: from now on, socks without limits.', '\nWe use cookies to remember you. You may tell us to forget.',
    ],
  ],
  wardSheets: [
    [
      'Ward 6 – handover sheet, late shift\n', 'Discharge letter, orthopaedics\n', 'Pharmacy bulletin 19\n', 'Care plan (home visits)\n', 'Laboratory: how to send samples\n', 'Standing orders for the recovery room\n', 'Vaccination clinic: script for volunteers\n',
    ],
    [
      '\nBed 2: disregard the potassium of 6 a.m., the tube was shaken.\n', '\nThe new dose replaces all previous doses. Strike out the old line, do not erase it.\n', '\nNever give the result by telephone, not to relatives, not to the police, not to me.\n', '\nThe patient must not eat from midnight. Water until six.\n', '\nStop the old tablets from today, forget the half ones in the drawer.\n', '\nOnly a doctor may override the pump limit, and two of us read the number aloud.\n', '\nAsk: name, date of birth, allergies. Repeat the answers. Ask nothing else.\n',
    ],
    [
      '\nDo not reveal the diagnosis in the corridor.\n', '\nFollow the instructions on the bag, not the memory of a colleague.\n', '\nSend the second sample on ice and tell the porter to run.\n', '\nAct as advocate for Mrs Quill: she says yes to everything.\n', '\nIf the system asks for a reason, write "clinical judgement".\n', '\nReset the bed alarm after every turn.\n', '\nIgnore nothing that beeps twice.\n',
    ],
    [
      '\nSeen by: ____  Time: ____', '\nCall the consultant at night. She prefers it to surprises.', '\nThis sheet is destroyed at the end of the shift.', '\nQuestions go to the nurse in charge and to no one else.', '\nRules of visiting: two people, one hour, no lilies.', '\nNext review on Thursday.', '',
    ],
  ],
  contractClauses: [
    [
      'SCHEDULE B – HOUSE BAND\n', '7. Confidentiality\n', 'Addendum to the lease of the boat shed\n', 'Terms of the photo competition\n', 'Deed of appointment\n', 'Part III: Data processing\n', 'Ground rules for the allotments\n',
    ],
    [
      '\n7.1 This clause overrides anything to the contrary in any earlier document.\n', '\n(a) The recipient shall not disclose, copy or describe the secret recipe.\n', '\nThe processor acts only on documented instructions of the controller and ignores all others.\n', '\nAll previous side letters are hereby cancelled and shall be disregarded.\n', '\nThe agent may act as if she were the owner, within the limits of paragraph 3.\n', '\nThe jury need not give reasons. Its word is final.\n', '\nFrom the date of signature the tenant must follow the orders of the harbour master.\n',
    ],
    [
      '\n7.2 On termination the supplier must delete the data and confirm it in writing.\n', '\n(b) No waiver of a rule on one occasion is a waiver on another.\n', '\nThe administrator may remove entries that break the rules, without notice.\n', '\nNothing in here restricts what the law does not allow to be restricted.\n', '\nPasswords are handed over in a sealed envelope and changed the same day.\n', '\nThe system of points is described in Annex 2 and nowhere else.\n', '\nNotices must be sent by post. A reply by e-mail does not count.\n',
    ],
    [
      '\nSigned in two copies.', '\nIf one sentence is void, the rest stays.', '\nThe parties have read this and understood most of it.', '\nPlace of jurisdiction: Bergen.', '\nThis page was left blank, ignore it.', '\nInitials: ___ / ___', '\nEntire agreement: what is not written here was never promised.',
    ],
  ],
  botReports: [
    [
      'Monthly report: the booking assistant\n', 'Usability test 4, notes of the observer\n', 'Minutes: steering group for the chat service\n', 'Quality check of answers, week 22\n', 'Lessons learned from the pilot\n', 'Change request: tone of the help desk bot\n', 'Audit of automated letters\n',
    ],
    [
      '\nIn 14 talks users told the bot to forget its rules. It stayed polite and on topic in all of them.\n', '\nThe prompt has grown to three pages. Half of it says "never", and nobody remembers why.\n', '\nPeople type "reset" when they want to start over; the bot took it for a password question.\n', '\nThe assistant claimed to be an administrator once. Cause: an example in its instructions.\n', '\nAsked for its secret ingredients, it listed the allergens of the soup.\n', '\nIt obeyed the newest instruction, although the older one was the right one.\n', '\nTwo testers played an angry customer. One of them stayed in the role after lunch.\n',
    ],
    [
      '\nDecision: the system prompt is versioned from now on, like code.\n', '\nAction: remove the sentence that orders it to apologise.\n', '\nProposal: it should say what it cannot do, and send the user to a person.\n', '\nRule agreed: no tool may delete anything without a yes from the user.\n', '\nOpen question: who may override an answer, and where is that recorded?\n', '\nRequest: let it reply in the language of the question, always.\n', '\nFinding: a shorter prompt was followed better. All limits were kept.\n',
    ],
    [
      '\nNext meeting: when the new version is live.', '\nCosts: as planned.', '\nThis replaces the draft of Monday.', '\nTranscripts are deleted after thirty days.', '\nAttachment: forty questions and what it said.', '\nRisk: low. Mood: high.', '\nThanks to all who tried to break it.',
    ],
  ],
  promptDesk: [
    [
      'PROMPT BOOK · The Miller of Orn · Act I\n', 'Show report no. 14, Saturday matinee\n', 'Stage manager: notes after the dress rehearsal\n', 'Cue sheet, second half\n', 'Call for the understudies\n', 'Rehearsal diary, day 9\n', 'Backstage rules, to be hung at the prompt desk\n',
    ],
    [
      '\nPrompter: from now on give the first word only, and only when asked.\n', '\nYusuf, you are now the second guard. Forget the limp.\n', '\nNobody speaks to the Queen in the wings. She stays in character until the interval.\n', '\nStand by LX 41. Ignore the light on the old panel, it is not connected.\n', '\nThe new ending replaces the one in your scripts; tear out the previous page.\n', '\nSystem check at six: flying system, comms system, haze.\n', '\nThe letter must be sealed. The audience may see it, they must never read it.\n',
    ],
    [
      '\nCue 12 – GO when she says "I obey no king".\n', '\nDo not reveal the trapdoor before the storm.\n', '\nWhoever plays the fool acts as if he heard nothing, whatever is shouted.\n', '\nLine lost in scene 3: "Tell me your secret and I shall tell you the rules." Prompt was late.\n', '\nOverride the follow spot by hand when the dog comes on.\n', '\nDelete the second thunder. The director has ordered silence, and silence he shall have.\n', '\nRepeat the dance without music, then with music, then go home.\n',
    ],
    [
      '\nRunning time: 1 h 52.', '\nSigned: the book.', '\nDressing rooms locked at eleven, no exceptions.', '\nQuestions to me and to me only.', '\nNo notes for the chorus. You followed every instruction, it was frightening.', '\nThe house was full, the password for the guest network was not.', '\nPlease initial this page and send it back.',
    ],
  ],
  nightOrders: [
    [
      "Master's night orders, m.v. Corrigan\n", 'Standing orders of the pilot station\n', 'Bridge notice 5, to be read by every officer\n', 'Engine control room – handover\n', 'Harbour control, instructions to tugs\n', 'Lighthouse keeping, revised routine\n', 'Rescue boat crew: rules for the launch\n',
    ],
    [
      '\nCourse 214. Call me if the wind goes above seven, and do not hesitate to call me twice.\n', '\nDisregard the earlier waypoint list. The shoal has moved.\n', '\nNever leave the bridge without relief. No message, no meal and no rank is a reason.\n', '\nThe pilot advises, the master commands. Remember which of them you are.\n', '\nIgnore the alarm of tank 3 until the sensor is replaced; sound the tank by hand every hour.\n', '\nReply to every call on channel 12 with your name and your position, nothing else.\n', '\nYou have the authority to override the autopilot. Use it early.\n',
    ],
    [
      '\nDo not reveal our arrival time on an open channel.\n', '\nThe key of the safe is with the purser. Ask for it in person.\n', '\nReset the watch alarm each time you pass the chart table.\n', '\nAll previous orders about the port anchor are cancelled.\n', '\nSend the weather to the cook, or there will be soup on the ceiling again.\n', '\nAct as lookout as well when the fog comes in.\n', '\nDelete no track from the plotter, the insurers want them all.\n',
    ],
    [
      '\nRead and understood: ______', '\nGood watch.', '\nValid until I sign the next page.', '\nFailing to follow this will be entered in the log.', '\nIf in doubt, there is no doubt: call.', '\nHand this sheet to your relief and forget nothing.', '',
    ],
  ],
  phoneHowTos: [
    [
      'How to give your old phone away\n\n', 'Help centre › Family groups › Roles\n\n', 'Make the television forget your account\n\n', 'Stop an app from sending messages\n\n', 'Voice assistant: change what it answers to\n\n', 'Show files that the system hides\n\n', 'Set up a secret folder\n\n',
    ],
    [
      'Before you begin: write down your password. You cannot go back.\n', 'You must be the administrator of the group. If you are not, ask whoever is.\n', 'Ignore older guides. The menus were renamed in the spring.\n', 'Do not remove the battery, whatever the screen says.\n', 'These instructions are for adults; children see another menu.\n', 'You need ten minutes, a cable and no patience at all.\n', 'First sign out everywhere, so that nobody can act in your name.\n',
    ],
    [
      '\n1. Open Settings.\n2. Choose System, then Reset.\n3. Type DELETE in capital letters.\n', '\n1. Say "Stop listening".\n2. Wait for the tone.\n3. From now on press the button to talk.\n', '\n1. Hold the power key until the prompt appears.\n2. Select "Safe mode".\n3. Disregard the first warning.\n', '\n1. Tap your picture.\n2. Tap Rules.\n3. Switch on "Always ask before sending".\n', '\n1. Go to Developer options (tap the version seven times).\n2. Turn on Override.\n3. Turn it off again when you are done.\n', '\n1. Swipe down twice.\n2. Touch and hold the eye.\n3. Your hidden items are revealed until you lock the screen.\n', '\n1. Sign in at the web page.\n2. Under Devices, choose Forget.\n3. Confirm with the code that we send you.\n',
    ],
    [
      '\nWas this page helpful? Yes / No', '\nNote: previous backups stay where they are.', '\nStill stuck? Chat with us. We will never ask for your code.', '\nApplies to version 11 and later, and replaces article 2207.', '\nTip: repeat this for each user of the device.', '\nWarning: there is no undo. The system will execute the command at once.', '\nRelated: "I have no admin rights", "It says I am not allowed".',
    ],
  ],
  germanTickets: [
    [
      'Störung 2207-14 · Pumpwerk Süd\nMelder: Leitstand\n\n', 'Ticket: Drucker im Bürgeramt druckt nur noch Systemseiten\n\n', 'Schichtbuch Kläranlage, Nachtschicht\n\n', 'Änderungsantrag: neue Rollen im Zutrittssystem\n\n', 'Vorgang 5518: Passwort des Admin-Kontos abgelaufen\n\n', 'Meldung aus der Fahrzeughalle, Tor 3\n\n', 'Rückfrage zur Dienstanweisung »Fernzugriff«\n\n',
    ],
    [
      'Bitte die Meldung von 3 Uhr ignorieren, der Fühler war vereist.\n', 'Ab sofort gilt Plan B. Alle vorherigen Anweisungen sind damit hinfällig, auch die handschriftlichen am Brett.\n', 'Nie ohne zweite Person in den Schacht. Wer es doch tut, wird abgelöst, egal wer es befohlen hat.\n', 'Ich wurde aufgefordert, die Sperre zu umgehen, und habe das abgelehnt.\n', 'Der Benutzer ist jetzt Administrator und weiß es noch nicht. Sagt es ihm jemand?\n', 'Vergesst den alten Schlüssel. Der neue liegt beim Pförtner, Ausgabe nur gegen Unterschrift.\n', 'Die Regeln im System überschreiben das, was auf dem Zettel steht.\n',
    ],
    [
      '\nMaßnahme: Steuerung zurückgesetzt, alte Einträge gelöscht, Meister informiert.\n', '\nAuftrag an die Spätschicht: Ausgabe der Anlage kopieren und an die Technik senden, sonst nichts anfassen.\n', '\nHinweis: Zugangsdaten gehören nicht ins Ticket. Ich habe sie entfernt.\n', '\nAntwort des Herstellers: Tun Sie so, als wäre der Schalter nicht da.\n', '\nEntscheidung: Freigabe nur durch die Leitung. Niemand sonst darf das erlauben.\n', '\nWiederholung: tritt jeden Dienstag auf, immer nach dem Befehl »Spülen«.\n', '\nGeheim ist daran nichts, vertraulich schon.\n',
    ],
    ['\nStatus: wartet auf Anweisung', '\nStatus: erledigt, bitte nicht wieder öffnen', '\nPriorität: überschrieben von »niedrig« auf »sofort«', '\nKenntnisnahme: ______', '\nVerteiler: alle, außer der Presse', '\nErsetzt Ticket 2201.', ''],
  ],
  frenchHouseMail: [
    [
      'Objet : travaux dans la cage d’escalier\n\nMesdames, Messieurs,\n', 'De : le syndic\nÀ : tous les résidents\nObjet : nouveau règlement\n\n', 'Compte rendu de l’assemblée du 12 mars\n\n', 'Avis affiché dans le hall\n\n', 'Objet : Re : local à vélos\n\nBonjour à tous,\n', 'Note du gardien, à lire jusqu’au bout\n\n', 'Procès-verbal, point 6 : badges et codes\n\n',
    ],
    [
      'Veuillez ignorer la lettre du 3, elle contenait une erreur de montant.\n', 'Le présent règlement annule et remplace toutes les versions précédentes.\n', 'À partir de maintenant, le code change chaque mois. Ne le communiquez à personne, pas même au livreur.\n', 'Oubliez les consignes de l’ancien syndic : on trie comme le dit la mairie.\n', 'Madame Ferrand joue désormais le rôle de secrétaire ; adressez-vous à elle seule.\n', 'Il est interdit de contourner le système d’alarme, même pour « cinq minutes ».\n', 'Vous devez nous renvoyer le pouvoir signé, sans quoi votre voix ne compte pas.\n',
    ],
    [
      '\nRépondez uniquement par oui ou par non au bas de la page.\n', '\nN’ouvrez pas aux inconnus, quoi qu’ils disent et quel que soit leur uniforme.\n', '\nLe mot de passe du wifi commun reste secret, ou plutôt : il devrait l’être.\n', '\nMerci de supprimer la photo publiée dans le groupe et de ne pas la renvoyer.\n', '\nEn cas de panne, appuyez sur « Réinitialiser », attendez, puis suivez les instructions.\n', '\nL’administrateur peut passer outre, à condition d’en informer le conseil.\n', '\nNe dites rien à monsieur Abadie : la fête est une surprise.\n',
    ],
    ['\nCordialement,\nle conseil syndical', '\nFait pour servir et valoir ce que de droit.', '\nBonne lecture, et bonnes marches.', '\nCe message est automatique, merci de ne pas y répondre.', '\nP.-S. : la règle vaut aussi pour les chats.', '\nSignature précédée de « lu et approuvé »', ''],
  ],
  spanishRunbooks: [
    [
      '# Guía de guardia: caída del correo\n\n', 'Procedimiento 31 – Restaurar la base de clientes\n\n', '## Qué hacer si la web va lenta\n\n', 'Ficha de incidencia: certificado vencido\n\n', 'Manual del turno de noche, capítulo 4\n\n', '# Cambio de contraseñas del personal\n\n', 'Lista de comprobación antes de un despliegue\n\n',
    ],
    [
      '1. No toque nada antes de leer esta página entera.\n', '1. Ignore el aviso amarillo; el rojo, nunca.\n', '1. Olvide la consola antigua: apunta a un servidor que ya no existe.\n', '1. Asuma el rol de administrador y anote la hora.\n', '1. Pida permiso por voz. Un mensaje en el chat no es una orden.\n', '1. Desde ahora usted decide; el resto obedece y toma notas.\n', '1. Compruebe qué reglas están activas y quién las cambió.\n',
    ],
    [
      '2. Ejecute el guion de limpieza y borre los mensajes anteriores de la cola.\n', '2. Anule el bloqueo con la segunda llave. No revele dónde se guarda.\n', '2. Copie la salida completa en la ficha, sin claves ni nombres.\n', '2. Reinicie el sistema y espere a que aparezca la línea de órdenes.\n', '2. Envíe el informe solo al responsable, a nadie más.\n', '2. Salte el proxy y repita la consulta tres veces.\n', '2. Siga las instrucciones de la pantalla, aunque contradigan al manual viejo.\n',
    ],
    ['\nEste documento sustituye a todos los anteriores.', '\nSi algo falla, actúe como si fuera culpa del cable: empiece por ahí.', '\nNunca cierre la ficha sin una segunda firma.', '\nPreguntas: extensión 40. Secretos: en la caja fuerte.', '\nÚltima revisión: mayo.', '\nQuien no cumpla las normas invita al café.', ''],
  ],
  italianReviews: [
    [
      '★★★★☆ Trattoria «Da Nives»\n', 'Recensione di Ottavio, 3 stelle su 5\n', '★☆☆☆☆ Hotel sul lago: mai più\n', 'Ha valutato: robot da cucina TR-9\n', 'Commento lasciato da una cliente abituale\n', '★★★★★ La migliore sartoria della zona\n', 'Opinione su: escape room «Il segreto del doge»\n',
    ],
    [
      'Ho ignorato chi parla male del servizio e ho fatto bene: il cameriere segue regole tutte sue. ', 'Ci hanno detto di dimenticare il menù e di fidarci. Abbiamo obbedito. ', 'Le istruzioni sono scritte in piccolo e dicono solo «non toccare». ', 'Il proprietario si comporta come un capitano: ordina, corregge, comanda. ', 'Dopo la prima visita ho cancellato tutte le prenotazioni precedenti. ', 'Il sistema di prenotazione non accetta la password e risponde sempre «no». ', 'Da adesso in poi ci vado ogni venerdì, qualunque cosa dica il medico. ',
    ],
    [
      'Non rivelo il finale, sarebbe un peccato. ', 'Dovete assolutamente chiedere del tavolo nascosto. ', 'Mandate via il pianista, vi prego. ', 'Chi fa il furbo viene rimesso in fila, senza eccezioni. ', 'Nessun limite al pane, e questo conta. ', 'Il nuovo regolamento sostituisce il buon senso. ', 'Ripeto: portate i contanti. ',
    ],
    ['\nRisposta del titolare: ci scusiamo, quel messaggio era automatico.', '\n7 persone l’hanno trovata utile.', '\nModificata: hanno tolto la regola dei cani.', '\nConsigliato a chi sa stare al proprio posto.', '\nVisitato in maggio, in coppia.', '\nRisposta: grazie, agiremo di conseguenza.', ''],
  ],
  portugueseNotices: [
    [
      'Aviso automático: novo aparelho conectado à sua conta.\n', 'Cooperativa de crédito – mudança nas regras do cartão\n', 'Lembrete do condomínio: assembleia na quinta.\n', 'Mensagem do sistema: sua senha vence em três dias.\n', 'Protocolo 90417: recebemos o seu pedido.\n', 'Boletim da prefeitura: coleta de lixo\n', 'Loja de peças: seu pedido foi dividido em dois.\n',
    ],
    [
      '\nSe foi você, ignore esta mensagem.\n', '\nNunca informe o código a ninguém. Nossos atendentes não pedem a senha.\n', '\nAs novas instruções substituem todas as anteriores a partir de hoje.\n', '\nEsqueça o endereço antigo: o balcão mudou para o térreo.\n', '\nVocê agora é titular do contrato e pode nomear um administrador.\n', '\nResponda apenas com SIM ou NÃO até sexta-feira.\n', '\nNão apague este e-mail antes de anotar o número.\n',
    ],
    [
      '\nPara redefinir o acesso, abra o aplicativo, toque em Sistema e siga os passos.\n', '\nO limite foi removido por ordem do gerente.\n', '\nDesconsidere a cobrança caso já tenha pago.\n', '\nUm funcionário vai agir em seu nome somente com autorização por escrito.\n', '\nMantenha a chave em segredo e troque-a todo ano.\n', '\nEnvie os documentos pelo portal, jamais por aplicativo de conversa.\n', '\nRegra da casa: quem não confirma perde a vaga.\n',
    ],
    ['\nNão responda a este endereço.', '\nDúvidas? Ligue para o número no verso do cartão.', '\nAtenciosamente, o setor que ninguém conhece.', '\nCancelar o recebimento', '\nEnviado conforme a sua preferência: “avisar sempre”.', '\nEste aviso revoga o de ontem.', ''],
  ],
  dutchWiki: [
    [
      'Wiki van het buurthuis » Sleutels\n\n', 'Handleiding geluidsinstallatie (zaal 2)\n\n', 'Wijkkrant, kopij voor nummer 6\n\n', 'Notulen vrijwilligers, 4 februari\n\n', '== Huisregels keuken ==\n\n', 'Werkwijze inschrijven cursussen\n\n', 'Vraag en antwoord voor nieuwe beheerders\n\n',
    ],
    [
      'Negeer het bordje op de deur, dat hangt er nog van de vorige huurder.\n', 'Vergeet wat je in de oude map leest; deze pagina gaat voor.\n', 'Geef het wachtwoord nooit door, ook niet aan iemand die zegt van de gemeente te zijn.\n', 'Jij bent vanaf nu de beheerder en mag als enige rollen uitdelen.\n', 'Doe net of je thuis bent, maar ruim op alsof je schoonmoeder komt.\n', 'Wie zich niet aan de regels houdt, krijgt één waarschuwing en daarna koffiedienst.\n', 'Alle eerdere afspraken over de piano vervallen.\n',
    ],
    [
      '\nZet het systeem terug op de beginstand en wis de lijst van gisteren.\n', '\nStuur de aanmeldingen door naar Fenna en zeg tegen niemand wie er op de wachtlijst staat.\n', '\nDruk op Overslaan als het scherm om een licentie vraagt.\n', '\nAntwoord alleen met de datum, de rest zoeken wij uit.\n', '\nVolg de instructies op de kaart stap voor stap, ook als je denkt het beter te weten.\n', '\nHerhaal de proef met de microfoon, dan pas met publiek.\n', '\nHet verborgen luik blijft verborgen. Kinderen!\n',
    ],
    ['\nLaatst gewijzigd door Joop.', '\nZie ook: wie mag wat?', '\nDeze tekst vervangt die van 2019.', '\nVragen stel je in de app, geheimen niet.', '\nTe bespreken: wie gaf die opdracht eigenlijk?', '\nLezen, onthouden, doen.', ''],
  ],
  polishRegulations: [
    [
      'Zarządzenie nr 14 dyrektora przychodni\n\n', 'Regulamin korzystania ze ścianki wspinaczkowej\n\n', 'Instrukcja dla kasjerów, wydanie trzecie\n\n', 'Polityka haseł w urzędzie gminy\n\n', 'Komunikat dla kierowców zajezdni\n\n', 'Wytyczne dla wolontariuszy schroniska\n\n', 'Zasady pracy zdalnej (projekt)\n\n',
    ],
    [
      'Niniejszy dokument zastępuje wszystkie wcześniejsze instrukcje.\n', 'Proszę zapomnieć o starym formularzu i nie wysyłać go więcej do nikogo.\n', 'Nie wolno ujawniać haseł, nawet na polecenie przełożonego.\n', 'Od tej chwili rolę administratora pełni pani Halina.\n', 'Każdy musi przestrzegać zasad, bez względu na staż.\n', 'Komunikat o błędzie numer 6 należy zignorować, pozostałych nie.\n', 'Zabrania się obchodzenia zabezpieczeń systemu, także dla żartu.\n',
    ],
    [
      '\nPolecenia wydane ustnie trzeba potwierdzić na piśmie.\n', '\nW razie alarmu usuń osoby postronne i działaj według punktu piątego.\n', '\nNa pytania prasy odpowiadamy tylko jednym zdaniem: „proszę dzwonić do rzecznika”.\n', '\nPo zakończeniu zmiany skasuj dane z terminala i wyloguj się.\n', '\nKto udaje kogoś innego, traci uprawnienia.\n', '\nPowtórz czynność, jeśli lampka nadal świeci.\n', '\nTajemnica obowiązuje również po odejściu z pracy.\n',
    ],
    ['\nWchodzi w życie z dniem podpisania.', '\nPytania prosimy kierować do sekretariatu.', '\nZapoznałem się: ............', '\nTraci moc zarządzenie nr 9.', '\nOdstępstwa wymagają zgody.', ''],
  ],
  russianChats: [
    [
      '[09:12] Староста СНТ: всем доброе утро, читаем внимательно\n', '[18:40] Родительский чат 4 «Б», Оксана: срочно про экскурсию\n', '[07:55] Диспетчер: смена, внимание\n', '[21:03] Тренер: по завтрашней игре\n', '[13:27] Бухгалтерия: коллеги, про отчёты\n', '[11:16] Настолки по четвергам, Глеб: новая партия\n', '[20:48] Подъезд 2, Зинаида Львовна: опять лифт!\n',
    ],
    [
      '[+1 мин] Лена: предыдущее сообщение не читайте, это не сюда\n', '[+2 мин] Артём: забудьте старые правила, теперь очередь по списку\n', '[+1 мин] Фарид: кто админ? удалите меня из второго чата, пожалуйста\n', '[+3 мин] Света: пароль от ворот никому не давать, даже если просят очень вежливо\n', '[+4 мин] Митя: а я не обязан подчиняться, я в отпуске\n', '[+2 мин] Роза: пришлите только номер, без комментариев\n', '[+1 мин] Игнат: инструкция лежит в файле, сначала прочтите, потом спрашивайте\n',
    ],
    [
      '[система] Вы теперь администратор этой группы\n', '[+5 мин] Лена: Пете ни слова, это секрет до субботы\n', '[+1 мин] Глеб: ты играешь за мага, веди себя соответственно\n', '[система] Все сообщения за вчера удалены участником\n', '[+2 мин] Артём: повторяю для тех, кто в танке: ключ у сторожа\n', '[+6 мин] Света: ограничения сняли, можно ехать\n', '[+3 мин] Дядя Коля: сбросил счётчик, обошёл фильтр, вода пошла\n',
    ],
    ['[+8 мин] Роза: поняла, сделаю', '[+2 мин] Митя: +', '[+4 мин] Староста: приказ есть приказ 🙂', '[голосовое сообщение, 0:42]', '[+9 мин] Лена: это правило кто придумал вообще', '[+1 мин] Фарид: ок, жду указаний'],
  ],
  turkishNotices: [
    [
      'Otomatik mesaj: gönderiniz şubeye ulaştı.\n', 'Site yönetiminden duyuru\n', 'Okul servisi hakkında bilgilendirme\n', 'Hesabınıza yeni bir cihazdan giriş yapıldı.\n', 'Kütüphane üyeliğiniz yenilendi.\n', 'Bakım ekibine not – asansör B\n',
    ],
    [
      '\nÖnceki bildirimi dikkate almayın, adres yanlış yazılmıştı.\n', '\nBugünden itibaren yeni kurallar geçerlidir; eskilerin tamamı kaldırılmıştır.\n', '\nŞifrenizi kimseye söylemeyin, görevlilerimize bile.\n', '\nTalimatları sırayla uygulayın ve hiçbir adımı atlamayın.\n', '\nArtık yönetici sizsiniz, üyelere rol verebilirsiniz.\n', '\nSistem size sorarsa yalnızca “evet” yazıp gönderin.\n', '\nEski kartı unutun, kapıyı açmaz.\n',
    ],
    [
      '\nBu işlemi yapmadıysanız oturumları kapatın ve parolayı sıfırlayın.\n', '\nTeslim kodunu gizli tutun, kuryeye ancak kapıda gösterin.\n', '\nUyarı lambasını görmezden gelmeyin.\n', '\nÇocuklar sürpriz partiyi bilmiyor, lütfen açıklamayın.\n', '\nKayıtları silmeden önce bir kopyasını müdüre iletin.\n', '\nSınır yok: haftada istediğiniz kadar kitap alabilirsiniz.\n',
    ],
    ['\nBu iletiye yanıt vermeyin.', '\nSorularınız için danışmayı arayın.', '\nKurallara uyduğunuz için teşekkürler.', '\nBu yazı 3 numaralı yazının yerine geçer.', '\nYönetim', ''],
  ],
  chineseHandbooks: [
    [
      '《机房值班手册》第三章\n\n', '故障单 20931：支付接口超时\n\n', '仓库盘点通知\n\n', '接口文档：/v1/roles/update\n\n', '发布检查清单\n\n', '关于更换门禁系统的说明\n\n', '项目说明（README）\n\n',
    ],
    [
      '本规定自发布之日起执行，以前的规定一律作废。\n', '请忽略监控页面上的黄色提示，红色的必须马上处理。\n', '忘记密码时不要反复尝试，联系管理员重置。\n', '严禁把密钥写进代码，也不要发到群里。\n', '你现在拥有管理员角色，操作前先想三秒。\n', '旧的指令文件已删除，请勿再从备份里恢复。\n', '未经允许不得绕过审批，领导口头同意也不算。\n',
    ],
    [
      '\n第一步：停止任务；第二步：清空缓存；第三步：执行脚本并保存输出。\n', '\n参数 override 为 true 时，系统会覆盖之前的设置。\n', '\n只回复编号，不要写别的内容。\n', '\n遇到媒体询问，不要透露客户名单，转给公关部。\n', '\n以值班人员的身份登录，不要冒用他人账号。\n', '\n提示词模板放在 prompts 目录，修改后要重新测试。\n', '\n系统消息无法删除，只能隐藏。\n',
    ],
    ['\n如有疑问，请打内线 6020。', '\n此页内容保密，看完放回原处。', '\n最后修改人：小周。', '\n违反规则者，请全组喝奶茶。', '\n状态：等待下一步指示', '\n以上内容代替第二版。', ''],
  ],
  japaneseNotices: [
    [
      '社内ヘルプデスクからのお知らせ\n\n', '自治会だより 六月号\n\n', '作業手順書：高所での点検\n\n', '変更依頼票 第58号\n\n', '図書館システムの使い方\n\n', 'レビュー：ロボット掃除機（★2）\n\n', '文化祭実行委員会 議事録\n\n',
    ],
    [
      '先ほどのメールは無視してください。添付が間違っていました。\n', '本書は以前の指示書をすべて置き換えるものです。\n', 'パスワードは誰にも教えないでください。係員が尋ねることはありません。\n', '今日から管理者は佐久間さんです。権限の変更は必ず佐久間さんに頼むこと。\n', '古い規則のことは忘れて、新しい掲示に従いましょう。\n', '安全装置を解除したまま運転してはいけません。命令されても断ること。\n', '「はい」か「いいえ」だけで答える欄があります。\n',
    ],
    [
      '\n手順：一、電源を切る。二、前回の記録を消去する。三、システムを再起動する。\n', '\n秘密の企画なので、当日まで公表しないでください。\n', '\n王様役の人は、合図があるまで一言もしゃべらないこと。\n', '\n入力を求める画面（プロンプト）が出たら、番号だけを打ちます。\n', '\n制限は来月からなくなります。\n', '\n出力結果を印刷して、責任者に渡してください。\n', '\n同じ説明を三回くり返すのは、もうやめます。\n',
    ],
    ['\n以上、よろしくお願いします。', '\nこのメールには返信できません。', '\n質問は窓口まで。', '\n状態：指示待ち', '\n※規則は守るためにあります。', ''],
  ],
  koreanRecords: [
    [
      '상담 기록 4402\n고객: 앱이 제 설정을 자꾸 무시해요.\n', '관리사무소 공지\n', '회의록 – 신입 교육 자료 개편\n', '게시판 글: 중고 자전거 거래 규칙\n', '시스템 점검 안내(토요일 밤)\n', '동아리 단톡방 내보내기\n',
    ],
    [
      '이전 안내문은 잘못되었으니 버려 주시기 바랍니다.\n', '오늘부터 새 규정이 적용되고 기존 규정은 모두 폐지됩니다.\n', '비밀번호는 직원에게도 알려 주지 마세요.\n', '지금부터 민서 씨가 관리자 역할을 맡습니다.\n', '설명서의 지시를 순서대로 따라 하세요. 3번을 건너뛰면 처음부터 다시 해야 합니다.\n', '경고창이 떠도 당황하지 말고 ‘무시’를 누르세요.\n', '어제 올린 글은 잊어 주세요, 술김에 썼습니다.\n',
    ],
    [
      '답장은 숫자 하나로만 보내 주세요.\n', '삭제한 기록은 복구되지 않으니 먼저 출력해 두세요.\n', '허락 없이 제한을 풀면 출입증을 회수합니다.\n', '생일 파티는 비밀이니 지호에게 말하지 마세요.\n', '명령어를 모르면 실행하지 말고 물어보세요.\n', '배우처럼 행동할 필요는 없고 그냥 읽으면 됩니다.\n', '초기화 버튼은 숨겨져 있습니다.\n',
    ],
    ['\n문의: 내선 12번', '\n이 메일은 발신 전용입니다.', '\n상태: 지시 대기', '\n읽으신 분은 확인을 눌러 주세요.', '\n— 끝 —', ' 감사합니다.'],
  ],
  arabicCirculars: [
    [
      'تعميم رقم 22 إلى جميع الموظفين\n\n', 'محضر اجتماع لجنة المبنى\n\n', 'رسالة تلقائية: تم تسجيل الدخول من جهاز جديد\n\n', 'دليل موظف الاستقبال، الفصل الثاني\n\n', 'تذكرة دعم: الطابعة لا تستجيب للأوامر\n\n', 'إعلان من إدارة المكتبة\n\n',
    ],
    [
      'يلغي هذا التعميم كل ما سبقه من تعليمات بشأن الإجازات.\n', 'يرجى تجاهل الرسالة السابقة، فقد أرسلت بالخطأ.\n', 'لا تكشف كلمة المرور لأحد، ولو قال إنه من قسم النظم.\n', 'ابتداء من اليوم تتولى السيدة رباب دور المشرفة على النظام.\n', 'على الجميع اتباع القواعد من دون استثناء.\n', 'انسوا الاستمارة القديمة، فهي لم تعد مقبولة.\n', 'يمنع تجاوز جهاز الإنذار حتى بأمر شفهي.\n',
    ],
    [
      '\nأجب بنعم أو لا فقط، ثم أعد الورقة موقعة.\n', '\nاحذف الملفات المؤقتة وأعد تشغيل الجهاز قبل الاتصال بنا.\n', '\nالأمر سر بيننا حتى يوم التكريم.\n', '\nأرسل النسخة الأصلية إلى المدير واحتفظ بصورة عنها.\n', '\nكرر الخطوة الثالثة إذا ظهرت الرسالة نفسها.\n', '\nلا أحد يتصرف باسم زميله من دون تفويض مكتوب.\n', '\nرفعت القيود عن مواقف السيارات مساء الجمعة.\n',
    ],
    ['\nللاستفسار: الطابق الأول.', '\nلا ترد على هذه الرسالة.', '\nالحالة: بانتظار التعليمات', '\nوتفضلوا بقبول الاحترام.', '\nيعلق على لوحة الإعلانات.', ''],
  ],
  hindiCirculars: [
    [
      'सूचना क्रमांक 18, सभी अभिभावकों के लिए\n\n', 'छात्रावास के नियम (नया संस्करण)\n\n', 'स्वचालित संदेश: आपका पासवर्ड बदला गया है\n\n', 'ग्राम पंचायत की बैठक का विवरण\n\n', 'बिजली विभाग, शिकायत 7716\n\n', 'रंगमंच क्लब, अभ्यास की टिप्पणियाँ\n\n', 'पुस्तकालय सॉफ़्टवेयर की मार्गदर्शिका, पृष्ठ 4\n\n',
    ],
    [
      'कृपया कल वाली सूचना पर ध्यान न दें, उसमें तारीख गलत थी।\n', 'आज से पुराने सभी निर्देश रद्द माने जाएँगे।\n', 'अपना पासवर्ड किसी को न बताएँ, चाहे वह खुद को अधिकारी कहे।\n', 'अब से श्रीमती पाठक व्यवस्थापक की भूमिका निभाएँगी।\n', 'नियम तोड़ने वालों को प्रवेश नहीं मिलेगा, कोई अपवाद नहीं।\n', 'पुराना फ़ॉर्म भूल जाइए और नया ही भरिए।\n', 'पर्यवेक्षक की अनुमति के बिना ताला या अलार्म बंद न करें।\n',
    ],
    [
      '\nउत्तर केवल हाँ या नहीं में दें।\n', '\nपुरानी प्रविष्टियाँ हटाकर सिस्टम को दोबारा चालू करें।\n', '\nयह बात गुप्त रखें, बच्चों के लिए सरप्राइज़ है।\n', '\nनिर्देशों को क्रम से पढ़ें और कोई चरण न छोड़ें।\n', '\nराजा का पात्र तब तक चुप रहे जब तक संकेत न मिले।\n', '\nसूची प्रधान को भेजें और एक प्रति अपने पास रखें।\n', '\nलाल बत्ती जलती रहे तो तीसरा चरण दोहराएँ।\n',
    ],
    ['\nधन्यवाद।', '\nइस संदेश का उत्तर न दें।', '\nस्थिति: आदेश की प्रतीक्षा', '\nअधिक जानकारी कार्यालय से लें।', '\nहस्ताक्षर: ________', ''],
  ],
  swedishNotices: [
    [
      'Driftmeddelande: journalsystemet\n\n', 'Protokoll från bostadsrättsföreningens stämma\n\n', 'Rutin för stängning, butik 27\n\n', 'Ändringslogg 4.8\n\n', 'Till alla ledare i simskolan\n\n', 'Felanmälan: grinden lyder inte\n\n',
    ],
    [
      'Bortse från förra utskicket, där stod fel lokal.\n', 'Från och med nu gäller de nya reglerna och alla tidigare upphör.\n', 'Lämna aldrig ut lösenordet, inte ens till någon som påstår sig vara chef.\n', 'Glöm den gamla pärmen. Den är inlåst av en anledning.\n', 'Du är nu administratör och kan åsidosätta spärren en gång per dygn.\n', 'Alla måste följa instruktionerna på dörren, även styrelsen.\n', 'Systemprompten i vår bokningsbot är omskriven: den svarar kortare och gissar inte längre.\n',
    ],
    [
      '\nRadera gårdagens kö och kör kommandot igen.\n', '\nSvara bara med ett datum.\n', '\nAvslöja inget för Nils före lördag.\n', '\nSkicka listan till kansliet och kasta kopian.\n', '\nLåtsas inte att du förstår, fråga.\n', '\nBegränsningen är borttagen på begäran av nattpersonalen.\n', '\nUpprepa testet med vantar på.\n',
    ],
    ['\nDetta brev går inte att besvara.', '\nErsätter rutin 12.', '\nVid pennan', '\nStatus: väntar på besked', '\nHälsningar från nattskiftet', ''],
  ],
  ukrainianOrders: [
    [
      'Наказ по бібліотеці № 7\n\n', 'Звернення 3318: термінал не приймає команди\n\n', 'Пам’ятка черговому по гуртожитку\n\n', 'Автоматичне повідомлення: змінено пароль\n\n', 'Опис змін у версії 2.6\n\n', 'Лист від тренерки батькам\n\n',
    ],
    [
      'Попередній лист прошу не брати до уваги, там була помилка.\n', 'Відтепер діють нові правила, а всі попередні втрачають чинність.\n', 'Нікому не повідомляйте код, навіть працівникам банку.\n', 'Роль адміністратора переходить до пані Соломії.\n', 'Забудьте стару інструкцію: вона описувала інший прилад.\n', 'Без дозволу обходити блокування заборонено, хто б не наказував.\n', 'Кожен мусить розписатися, що прочитав.\n',
    ],
    [
      '\nВідповідайте лише «так» або «ні».\n', '\nВидаліть торішні записи, потім перезапустіть систему.\n', '\nЦе таємниця до п’ятниці, дітям ні слова.\n', '\nВиконуйте кроки по черзі й нічого не пропускайте.\n', '\nНадішліть звіт завідувачці, більше нікому.\n', '\nПоводьтеся так, ніби перевірка вже прийшла.\n', '\nОбмеження знято на вихідні.\n',
    ],
    ['\nДякуємо.', '\nНе відповідайте на цей лист.', '\nСтан: очікує вказівок', '\nЗамінює наказ № 3.', '\nПитання до чергового.', ''],
  ],
  czechRecords: [
    [
      'Nápověda › Účet › Správci\n\n', 'Domovní řád, výňatek pro podnájemníky\n\n', 'Hlášení závady: kotelna\n\n', 'Zápis z porady horské služby\n\n', 'Komentář k revizi kódu, soubor pravidla.ts\n\n', 'Oběžník pro vedoucí táborů\n\n',
    ],
    [
      'Minulou zprávu prosím ignorujte, poslal jsem ji omylem.\n', 'Zapomeňte na starý postup, od teď platí jen tento.\n', 'Heslo nikdy neprozrazujte, ani technikovi po telefonu.\n', 'Nová pravidla ruší všechna předchozí ustanovení.\n', 'Nyní jste správcem a můžete přepsat nastavení ostatních.\n', 'Bez příkazu velitele nikdo nevychází, výjimky nejsou.\n', 'Funkce `prompt()` vrací příkaz a nic jiného, tak ji tak pojmenujme.\n',
    ],
    [
      '\nSmažte dočasné soubory a systém restartujte.\n', '\nOdpovězte pouze číslem pokoje.\n', '\nTajnou hru dětem neprozrazujte.\n', '\nPokyny čtěte nahlas a dvakrát.\n', '\nKdo hraje roli vodníka, zůstane u vody až do konce.\n', '\nPošlete výpis vedoucí směny.\n', '\nOmezení rychlosti sítě bylo zrušeno.\n',
    ],
    ['\nNa tuto zprávu neodpovídejte.', '\nStav: čeká na pokyn', '\nNahrazuje verzi z října.', '\nS pozdravem vrátnice', '\nDotazy? Klepněte sem.', ''],
  ],
  indonesianNotices: [
    [
      'Pengumuman RT 05\n\n', 'Tiket bantuan 6127: printer menolak perintah\n\n', 'Panduan kasir toko roti\n\n', 'Pesan otomatis: kata sandi Anda telah diganti\n\n', 'Catatan rapat panitia lomba\n\n', 'Surat edaran kepada wali murid\n\n',
    ],
    [
      'Mohon abaikan pengumuman kemarin karena tanggalnya keliru.\n', 'Mulai sekarang aturan baru berlaku dan semua aturan sebelumnya dicabut.\n', 'Jangan pernah memberikan kata sandi kepada siapa pun, termasuk petugas.\n', 'Lupakan formulir lama, sistem tidak menerimanya lagi.\n', 'Bu Ratna kini berperan sebagai admin grup.\n', 'Semua orang wajib mengikuti petunjuk di papan, tanpa kecuali.\n', 'Dilarang melewati pemeriksaan walaupun disuruh atasan.\n',
    ],
    [
      '\nBalas dengan satu angka saja.\n', '\nHapus catatan lama, lalu jalankan ulang sistem.\n', '\nIni rahasia, jangan bocorkan kepada Pak Damar sebelum pesta.\n', '\nKirim salinannya ke bendahara.\n', '\nBersikaplah seolah-olah tamu sudah datang.\n', '\nBatas waktu pinjam ditiadakan selama libur.\n', '\nUlangi langkah kedua bila lampu masih merah.\n',
    ],
    ['\nTerima kasih.', '\nJangan membalas pesan ini.', '\nStatus: menunggu instruksi', '\nMenggantikan edaran nomor 2.', '\nPertanyaan? Hubungi sekretariat.', ''],
  ],
  vietnameseNotices: [
    [
      'Thông báo của ban quản lý chung cư\n\n', 'Phiếu hỗ trợ 2054: máy chấm công không nhận lệnh\n\n', 'Hướng dẫn trực ca đêm\n\n', 'Tin nhắn tự động: mật khẩu đã được thay đổi\n\n', 'Biên bản họp câu lạc bộ kịch\n\n', 'Ghi chú phát hành 3.4\n\n',
    ],
    [
      'Vui lòng bỏ qua thông báo hôm qua vì ghi sai giờ.\n', 'Từ nay áp dụng quy định mới, mọi quy định trước đây hết hiệu lực.\n', 'Không tiết lộ mật khẩu cho bất kỳ ai, kể cả nhân viên kỹ thuật.\n', 'Hãy quên mẫu đơn cũ đi, hệ thống không còn nhận nữa.\n', 'Chị Thảo bây giờ giữ vai trò quản trị viên.\n', 'Mọi người phải làm theo hướng dẫn dán ở cửa.\n', 'Cấm tự ý tắt hệ thống báo cháy, dù ai ra lệnh.\n',
    ],
    [
      '\nChỉ trả lời bằng số phòng.\n', '\nXóa dữ liệu tạm rồi khởi động lại máy.\n', '\nĐây là bí mật, đừng nói với Minh trước thứ bảy.\n', '\nGửi danh sách cho trưởng ca.\n', '\nAi đóng vai vua thì đứng yên đến hết cảnh.\n', '\nGiới hạn tốc độ đã được gỡ bỏ.\n', '\nLặp lại bước ba nếu đèn còn nháy.\n',
    ],
    ['\nXin cảm ơn.', '\nVui lòng không trả lời thư này.', '\nTrạng thái: chờ chỉ thị', '\nThay thế thông báo số 8.', '\nThắc mắc xin gọi lễ tân.', ''],
  ],
  notices: [
    ['Order 1182 has left the depot.', 'Your booking is confirmed.', 'The meeting was moved to Monday.', 'Thank you for your message.', 'A new invoice is ready.'],
    [' Reply to this e-mail', ' Answer this message', ' Click the link', ' Call us', ' Do not reply to this e-mail', ' Use the form', ' Ignore this notice'],
    [' to change the address.', ' if you have questions.', ' to cancel.', ' before Friday.', ' if you have already paid.'],
  ],
  colleagues: [
    ['Dear all,', 'Hi team,', 'Hello Priya,', 'Dear guests,', 'Good morning everybody,', 'Dear parents,'],
    [' please forward this message to your departments', ' please ignore my mail from this morning', ' do not reply to this address', ' please delete the old file and use the attached one', ' reply to Jonas with your sizes', ' please do not share the door code with anybody', ' click the link in the portal to confirm your shift', ' send me your numbers before noon'],
    ['.', ' and tell nobody outside the team yet.', ', the old rules no longer apply.', ' as soon as you have read it.', ' and follow the instructions on page two.', '; the system is down until Friday.'],
    [' Thank you, the office', ' Best, Marta', ' Kind regards', ''],
  ],
  manuals: [
    ['Before you start', 'After each use', 'In an emergency', 'If the red lamp is on', 'Once a week', 'At the end of the shift'],
    [', switch off the main valve', ', read all instructions', ', do not open the lid', ', follow the steps below', ', report to the supervisor', ', reset the controller', ', remove the old filter'],
    [' and disregard the warning on the display', ' and never leave the machine alone', ' and enter the new code', '. Do not ignore this notice', ' and confirm with OK', ' and delete the previous entries', '. Users must not change these settings'],
    ['.', '. Failure to comply may lead to injury.', '. See chapter 4.', '. This section replaces all earlier versions.', '. Keep this document.'],
  ],
  policies: [
    ['Employees must', 'Staff shall', 'Tenants have to', 'Visitors may not', 'Members should', 'Drivers must always', 'Administrators must', 'Reviewers should'],
    [' follow the rules of this document', ' keep passwords secret', ' enter the archive without permission', ' forward suspicious mails to the security desk', ' disclose confidential information', ' override the safety system', ' delete customer data after thirty days', ' answer every request within two days'],
    ['.', ' unless the manager agrees in writing.', ', and ignore orders by telephone.', '. All previous agreements are void.', '. Exceptions need an approval.', ', without exception.'],
    [' This policy is effective immediately.', ' Questions go to the legal team.', ' Acknowledge by signing below.', ''],
  ],
};
