BEGIN TRANSACTION;
CREATE TABLE acquaintances (
	chat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	CONSTRAINT pk_acquaintances PRIMARY KEY (chat, person), 
	CONSTRAINT fk_acquaintances_chat_chats FOREIGN KEY(chat) REFERENCES chats (id), 
	CONSTRAINT fk_acquaintances_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "acquaintances" VALUES(1,1);
INSERT INTO "acquaintances" VALUES(2,2);
CREATE TABLE alarms (
	"match" INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_alarms PRIMARY KEY ("match", kind), 
	CONSTRAINT fk_alarms_match_matches FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE bans (
	chat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (chat, person), 
	CONSTRAINT fk_bans_chat_chats FOREIGN KEY(chat) REFERENCES chats (id), 
	CONSTRAINT fk_bans_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE chats (
	id INTEGER NOT NULL, 
	telegram_id BIGINT, 
	former_telegram_id BIGINT, 
	title TEXT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	forum BOOLEAN NOT NULL, 
	username TEXT, 
	language VARCHAR(8) NOT NULL, 
	profile TEXT NOT NULL, 
	rules JSON, 
	turn_time INTEGER, 
	present BOOLEAN NOT NULL, 
	added_by INTEGER, 
	merged_into INTEGER, time_zone VARCHAR(64) DEFAULT 'Europe/Madrid' NOT NULL, greeting BOOLEAN DEFAULT 1 NOT NULL, pin_lobby BOOLEAN DEFAULT 1 NOT NULL, trick_pause INTEGER DEFAULT 0 NOT NULL, next_hand INTEGER DEFAULT 20, own_profile TEXT, own_rules JSON, computer_pace INTEGER DEFAULT 1 NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, pictures VARCHAR(8) DEFAULT 'light' NOT NULL, 
	CONSTRAINT pk_chats PRIMARY KEY (id), 
	CONSTRAINT fk_chats_added_by_persons FOREIGN KEY(added_by) REFERENCES persons (id), 
	CONSTRAINT fk_chats_merged_into_chats FOREIGN KEY(merged_into) REFERENCES chats (id), 
	CONSTRAINT uq_chats_former_telegram_id UNIQUE (former_telegram_id), 
	CONSTRAINT uq_chats_telegram_id UNIQUE (telegram_id)
);
INSERT INTO "chats" VALUES(1,-1002000000001,NULL,'Can Pere','supergroup',0,NULL,'ca','lliure',NULL,60,1,1,NULL,'Europe/Madrid',1,1,0,20,NULL,NULL,1,0,'light');
INSERT INTO "chats" VALUES(2,-1002000000002,NULL,'Penya','supergroup',0,NULL,'ca','lliure',NULL,60,1,2,NULL,'Europe/Madrid',1,1,0,20,NULL,NULL,1,0,'light');
CREATE TABLE dialogs (
	person INTEGER NOT NULL, 
	purpose JSON NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_dialogs PRIMARY KEY (person), 
	CONSTRAINT fk_dialogs_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE events (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	schema INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload JSON NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_events_match_matches FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "events" VALUES(1,1,2,'MatchStarted','{"rules":{"variant":"lliure","second_player_may_load":true,"overtake_partner_free":true,"partner_winning":"value_or_lowest","sant_vicenc":"trumps","first_dealer":"turned_cards","dealing":"shuffled","covered_hand":false,"target":101,"quick":false,"clockwise":false},"rules_version":2}',1700000000.0);
INSERT INTO "events" VALUES(1,2,2,'ProfileNamed','{"profile":"lliure","name":""}',1700000000.0);
INSERT INTO "events" VALUES(1,3,2,'SeatTaken','{"seat":0,"person":1}',1700000000.0);
INSERT INTO "events" VALUES(1,4,2,'SeatTaken','{"seat":1,"person":2}',1700000000.0);
INSERT INTO "events" VALUES(1,5,2,'SeatTaken','{"seat":2,"person":3}',1700000000.0);
INSERT INTO "events" VALUES(1,6,2,'SeatTaken','{"seat":3,"person":4}',1700000000.0);
INSERT INTO "events" VALUES(1,7,2,'CardsTurned','{"seats":[0,1,2,3],"cards":["2C","3C","4C","9O"]}',1700000000.0);
INSERT INTO "events" VALUES(1,8,2,'DealerChosen','{"seat":3}',1700000000.0);
INSERT INTO "events" VALUES(1,9,2,'HandDealt','{"number":1,"dealer":3,"hands":[["9O","8O","3O","1C","12C","10C","7C","2C","1E","6E","11B","4B"],["1O","11O","9C","6C","3C","12E","10E","7E","9B","8B","5B","2B"],["12O","10O","7O","5O","2O","11C","8C","9E","8E","3E","10B","3B"],["6O","4O","5C","4C","11E","5E","4E","2E","1B","12B","7B","6B"]]}',1700000000.0);
INSERT INTO "events" VALUES(1,10,2,'TrumpNamed','{"seat":3,"trump":"C"}',1700000000.0);
INSERT INTO "events" VALUES(1,11,2,'CallAsked','{"level":"contro","seats":[0,2]}',1700000000.0);
INSERT INTO "events" VALUES(1,12,2,'Passed','{"seat":0}',1700000000.0);
INSERT INTO "events" VALUES(1,13,2,'Passed','{"seat":2}',1700000000.0);
INSERT INTO "events" VALUES(1,14,2,'CallsClosed','{"multiplier":1,"leader":0}',1700000000.0);
INSERT INTO "events" VALUES(1,15,2,'CardPlayed','{"seat":0,"card":"3O"}',1700000000.0);
INSERT INTO "events" VALUES(1,16,2,'CardPlayed','{"seat":1,"card":"11O"}',1700000000.0);
INSERT INTO "events" VALUES(1,17,2,'CardPlayed','{"seat":2,"card":"12O"}',1700000000.0);
INSERT INTO "events" VALUES(1,18,2,'CardPlayed','{"seat":3,"card":"4O"}',1700000000.0);
INSERT INTO "events" VALUES(1,19,2,'TrickWon','{"seat":2,"points":6}',1700000000.0);
INSERT INTO "events" VALUES(1,20,2,'CardPlayed','{"seat":2,"card":"2O"}',1700000000.0);
INSERT INTO "events" VALUES(1,21,2,'CardPlayed','{"seat":3,"card":"6O"}',1700000000.0);
INSERT INTO "events" VALUES(1,22,2,'CardPlayed','{"seat":0,"card":"8O"}',1700000000.0);
INSERT INTO "events" VALUES(1,23,2,'CardPlayed','{"seat":1,"card":"1O"}',1700000000.0);
INSERT INTO "events" VALUES(1,24,2,'TrickWon','{"seat":1,"points":5}',1700000000.0);
INSERT INTO "events" VALUES(1,25,2,'CardPlayed','{"seat":1,"card":"3C"}',1700000000.0);
INSERT INTO "events" VALUES(1,26,2,'CardPlayed','{"seat":2,"card":"8C"}',1700000000.0);
INSERT INTO "events" VALUES(1,27,2,'CardPlayed','{"seat":3,"card":"4C"}',1700000000.0);
INSERT INTO "events" VALUES(1,28,2,'CardPlayed','{"seat":0,"card":"2C"}',1700000000.0);
INSERT INTO "events" VALUES(1,29,2,'TrickWon','{"seat":2,"points":1}',1700000000.0);
INSERT INTO "events" VALUES(1,30,2,'CardPlayed','{"seat":2,"card":"5O"}',1700000000.0);
INSERT INTO "events" VALUES(1,31,2,'CardPlayed','{"seat":3,"card":"5C"}',1700000000.0);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,1700000000.0);
CREATE TABLE leases (
	name VARCHAR(64) NOT NULL, 
	holder TEXT NOT NULL, 
	expires_at FLOAT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (name)
);
CREATE TABLE "lobbies" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	public_id VARCHAR(32) NOT NULL, 
	chat INTEGER NOT NULL, 
	thread BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	data JSON NOT NULL, 
	deadline FLOAT, 
	closed_at FLOAT, 
	CONSTRAINT uq_lobbies_public_id UNIQUE (public_id), 
	CONSTRAINT fk_lobbies_chat_chats FOREIGN KEY(chat) REFERENCES chats (id)
);
INSERT INTO "lobbies" VALUES(1,'jikGmjO2',2,0,2,'{"starter":2,"profile":"lliure","rules":{"variant":"lliure","second_player_may_load":true,"overtake_partner_free":true,"partner_winning":"value_or_lowest","sant_vicenc":"trumps","first_dealer":"turned_cards","dealing":"shuffled","covered_hand":false,"target":101,"quick":false,"clockwise":false},"touched":1700000000.0,"seats":[{"person":2,"since":1700000000.0,"confirmed":true},null,null,null],"rules_open":false,"opened":"card","computers_open":false,"level":"normal","starts_at":null,"put_off":false,"kept_until":null,"held":false,"rematch":false,"waiting":[],"games":1,"session":null}',1700001800.0,NULL);
CREATE TABLE "matches" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	public_id VARCHAR(32) NOT NULL, 
	chat INTEGER NOT NULL, 
	thread BIGINT NOT NULL, 
	starter INTEGER NOT NULL, 
	opened_at FLOAT NOT NULL, 
	closed_at FLOAT, 
	deadline FLOAT, 
	paused_at FLOAT, 
	last_seq INTEGER NOT NULL, 
	acted_at FLOAT DEFAULT 0 NOT NULL, 
	session INTEGER, 
	CONSTRAINT fk_matches_starter_persons FOREIGN KEY(starter) REFERENCES persons (id), 
	CONSTRAINT fk_matches_chat_chats FOREIGN KEY(chat) REFERENCES chats (id), 
	CONSTRAINT uq_matches_public_id UNIQUE (public_id)
);
INSERT INTO "matches" VALUES(1,'GQ8ZLkh_',1,0,1,1700000000.0,NULL,1700000002.5,NULL,31,1700000000.0,NULL);
CREATE TABLE notes (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY ("key")
);
INSERT INTO "notes" VALUES('command menu','493dac38b6600d57a6bb956d26148b42');
INSERT INTO "notes" VALUES('start','1700000000.0 1700000000.0');
CREATE TABLE persons (
	id INTEGER NOT NULL, 
	telegram_id BIGINT, 
	name TEXT NOT NULL, 
	username TEXT, 
	language VARCHAR(8), 
	sound VARCHAR(8) NOT NULL, 
	started BOOLEAN NOT NULL, 
	origin_chat INTEGER, faces VARCHAR(8) DEFAULT 'spanish' NOT NULL, wide_buttons BOOLEAN DEFAULT 0 NOT NULL, low_first BOOLEAN DEFAULT 0 NOT NULL, play_single BOOLEAN DEFAULT 1 NOT NULL, pictures VARCHAR(8) DEFAULT 'light' NOT NULL, lesson INTEGER DEFAULT 0 NOT NULL, first_hand INTEGER, seen_at FLOAT, 
	CONSTRAINT pk_persons PRIMARY KEY (id), 
	CONSTRAINT uq_persons_telegram_id UNIQUE (telegram_id)
);
INSERT INTO "persons" VALUES(1,1000001,'Ona',NULL,NULL,'slow',1,1,'spanish',0,0,1,'light',0,0,1700000000.0);
INSERT INTO "persons" VALUES(2,1000002,'Pere',NULL,NULL,'slow',1,2,'spanish',0,0,1,'light',0,0,1700000000.0);
INSERT INTO "persons" VALUES(3,1000003,'Marta',NULL,NULL,'slow',1,NULL,'spanish',0,0,1,'light',0,0,NULL);
INSERT INTO "persons" VALUES(4,1000004,'Joan',NULL,NULL,'slow',1,NULL,'spanish',0,0,1,'light',0,0,NULL);
CREATE TABLE players (
	person INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	live BOOLEAN NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (person, "match"), 
	CONSTRAINT fk_players_match_matches FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_players_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "players" VALUES(1,1,1);
INSERT INTO "players" VALUES(2,1,1);
INSERT INTO "players" VALUES(3,1,1);
INSERT INTO "players" VALUES(4,1,1);
CREATE TABLE "sessions" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	chat INTEGER NOT NULL, 
	CONSTRAINT fk_sessions_chat_chats FOREIGN KEY(chat) REFERENCES chats (id)
);
CREATE TABLE slots (
	place VARCHAR(64) NOT NULL, 
	slot VARCHAR(128) NOT NULL, 
	standing BOOLEAN NOT NULL, 
	message_id BIGINT, 
	hash VARCHAR(64), 
	edition TEXT NOT NULL, 
	shown_edition TEXT, 
	updated_at FLOAT NOT NULL, 
	CONSTRAINT pk_slots PRIMARY KEY (place, slot)
);
INSERT INTO "slots" VALUES('g1','greeting',1,3,'4b8cd6923692735bc21e500d5fe15d7a','','',1700000000.0);
INSERT INTO "slots" VALUES('g1','table.1.1',1,5,'93d47dc9c8e8502b19bc0a64a7625ed2','','',1700000000.0);
INSERT INTO "slots" VALUES('p1','hand.1',1,1,'336c96606ae345be4af2dd1c63300841','','',1700000000.0);
INSERT INTO "slots" VALUES('p2','hand.1',1,2,'77b43a7f175e326a5dd104801cee6f85','','',1700000000.0);
INSERT INTO "slots" VALUES('p3','hand.1',1,3,'24d2ed65c90c328a19aad9eb22edacf6','','',1700000000.0);
INSERT INTO "slots" VALUES('p4','hand.1',1,4,'37f7094848cdf75db6a337eaab11e68b','','',1700000000.0);
INSERT INTO "slots" VALUES('g2','greeting',1,3,'4b8cd6923692735bc21e500d5fe15d7a','','',1700000000.0);
INSERT INTO "slots" VALUES('g2','lobby',1,5,'44558d590017e00f2efe1ce2ac8c605d','jikGmjO2','jikGmjO2',1700000000.0);
CREATE TABLE tokens (
	payload VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	purpose JSON NOT NULL, 
	created_at FLOAT NOT NULL, 
	used_at FLOAT, 
	CONSTRAINT pk_tokens PRIMARY KEY (payload), 
	CONSTRAINT fk_tokens_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE uploads (
	digest VARCHAR(64) NOT NULL, 
	file_id TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_uploads PRIMARY KEY (digest)
);
CREATE TABLE watchers (
	chat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	CONSTRAINT pk_watchers PRIMARY KEY (chat, person), 
	CONSTRAINT fk_watchers_chat_chats FOREIGN KEY(chat) REFERENCES chats (id), 
	CONSTRAINT fk_watchers_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE INDEX ix_players_match ON players ("match");
CREATE INDEX ix_bans_person ON bans (person);
CREATE INDEX ix_watchers_person ON watchers (person);
CREATE INDEX ix_acquaintances_person ON acquaintances (person);
CREATE INDEX ix_alarms_at ON alarms (at);
CREATE INDEX ix_matches_chat_thread ON matches (chat, thread);
CREATE UNIQUE INDEX ix_matches_live ON matches (chat, thread) WHERE closed_at IS NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_lobbies_deadline ON lobbies (deadline);
CREATE UNIQUE INDEX ix_lobbies_open ON lobbies (chat, thread) WHERE closed_at IS NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',1);
INSERT INTO "sqlite_sequence" VALUES('lobbies',1);
INSERT INTO "sqlite_sequence" VALUES('sessions',0);
COMMIT;
