BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
	merged_into INTEGER, 
	CONSTRAINT pk_chats PRIMARY KEY (id), 
	CONSTRAINT fk_chats_added_by_persons FOREIGN KEY(added_by) REFERENCES persons (id), 
	CONSTRAINT fk_chats_merged_into_chats FOREIGN KEY(merged_into) REFERENCES chats (id), 
	CONSTRAINT uq_chats_former_telegram_id UNIQUE (former_telegram_id), 
	CONSTRAINT uq_chats_telegram_id UNIQUE (telegram_id)
);
INSERT INTO "chats" VALUES(1,-1002000000001,NULL,'Can Pere','supergroup',0,NULL,'ca','lliure',NULL,60,1,1,NULL);
INSERT INTO "chats" VALUES(2,-1002000000002,NULL,'Penya','supergroup',0,NULL,'ca','lliure',NULL,60,1,2,NULL);
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
INSERT INTO "events" VALUES(1,1,1,'MatchStarted','{"rules":{"variant":"lliure","second_player_may_load":true,"overtake_partner_free":true,"partner_winning":"value_or_lowest","sant_vicenc":"trumps","first_dealer":"turned_cards","target":101,"quick":false,"clockwise":false},"rules_version":1}',1700000000.0);
INSERT INTO "events" VALUES(1,2,1,'ProfileNamed','{"profile":"lliure"}',1700000000.0);
INSERT INTO "events" VALUES(1,3,1,'SeatTaken','{"seat":0,"person":1}',1700000000.0);
INSERT INTO "events" VALUES(1,4,1,'SeatTaken','{"seat":1,"person":2}',1700000000.0);
INSERT INTO "events" VALUES(1,5,1,'SeatTaken','{"seat":2,"person":3}',1700000000.0);
INSERT INTO "events" VALUES(1,6,1,'SeatTaken','{"seat":3,"person":4}',1700000000.0);
INSERT INTO "events" VALUES(1,7,1,'CardsTurned','{"seats":[0,1,2,3],"cards":["2C","3C","4C","9O"]}',1700000000.0);
INSERT INTO "events" VALUES(1,8,1,'DealerChosen','{"seat":3}',1700000000.0);
INSERT INTO "events" VALUES(1,9,1,'HandDealt','{"number":1,"dealer":3,"hands":[["9O","8O","3O","1C","12C","10C","7C","2C","1E","6E","11B","4B"],["1O","11O","9C","6C","3C","12E","10E","7E","9B","8B","5B","2B"],["12O","10O","7O","5O","2O","11C","8C","9E","8E","3E","10B","3B"],["6O","4O","5C","4C","11E","5E","4E","2E","1B","12B","7B","6B"]]}',1700000000.0);
INSERT INTO "events" VALUES(1,10,1,'TrumpNamed','{"seat":3,"trump":"C"}',1700000000.0);
INSERT INTO "events" VALUES(1,11,1,'CallAsked','{"level":"contro","seats":[0,2]}',1700000000.0);
INSERT INTO "events" VALUES(1,12,1,'Passed','{"seat":0}',1700000000.0);
INSERT INTO "events" VALUES(1,13,1,'Passed','{"seat":2}',1700000000.0);
INSERT INTO "events" VALUES(1,14,1,'CallsClosed','{"multiplier":1,"leader":0}',1700000000.0);
INSERT INTO "events" VALUES(1,15,1,'CardPlayed','{"seat":0,"card":"3O"}',1700000000.0);
INSERT INTO "events" VALUES(1,16,1,'CardPlayed','{"seat":1,"card":"11O"}',1700000000.0);
INSERT INTO "events" VALUES(1,17,1,'CardPlayed','{"seat":2,"card":"12O"}',1700000000.0);
INSERT INTO "events" VALUES(1,18,1,'CardPlayed','{"seat":3,"card":"4O"}',1700000000.0);
INSERT INTO "events" VALUES(1,19,1,'TrickWon','{"seat":2,"points":6}',1700000000.0);
INSERT INTO "events" VALUES(1,20,1,'CardPlayed','{"seat":2,"card":"2O"}',1700000000.0);
INSERT INTO "events" VALUES(1,21,1,'CardPlayed','{"seat":3,"card":"6O"}',1700000000.0);
INSERT INTO "events" VALUES(1,22,1,'CardPlayed','{"seat":0,"card":"8O"}',1700000000.0);
INSERT INTO "events" VALUES(1,23,1,'CardPlayed','{"seat":1,"card":"1O"}',1700000000.0);
INSERT INTO "events" VALUES(1,24,1,'TrickWon','{"seat":1,"points":5}',1700000000.0);
INSERT INTO "events" VALUES(1,25,1,'CardPlayed','{"seat":1,"card":"3C"}',1700000000.0);
INSERT INTO "events" VALUES(1,26,1,'CardPlayed','{"seat":2,"card":"8C"}',1700000000.0);
INSERT INTO "events" VALUES(1,27,1,'CardPlayed','{"seat":3,"card":"4C"}',1700000000.0);
INSERT INTO "events" VALUES(1,28,1,'CardPlayed','{"seat":0,"card":"2C"}',1700000000.0);
INSERT INTO "events" VALUES(1,29,1,'TrickWon','{"seat":2,"points":1}',1700000000.0);
INSERT INTO "events" VALUES(1,30,1,'CardPlayed','{"seat":2,"card":"5O"}',1700000000.0);
INSERT INTO "events" VALUES(1,31,1,'CardPlayed','{"seat":3,"card":"5C"}',1700000000.0);
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
CREATE TABLE lobbies (
	id INTEGER NOT NULL, 
	public_id VARCHAR(32) NOT NULL, 
	chat INTEGER NOT NULL, 
	thread BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	data JSON NOT NULL, 
	deadline FLOAT, 
	open BOOLEAN NOT NULL, 
	CONSTRAINT pk_lobbies PRIMARY KEY (id), 
	CONSTRAINT fk_lobbies_chat_chats FOREIGN KEY(chat) REFERENCES chats (id), 
	CONSTRAINT uq_lobbies_public_id UNIQUE (public_id)
);
INSERT INTO "lobbies" VALUES(1,'lPM8tWw9',2,0,1,'{"starter":2,"profile":"lliure","rules":{"variant":"lliure","second_player_may_load":true,"overtake_partner_free":true,"partner_winning":"value_or_lowest","sant_vicenc":"trumps","first_dealer":"turned_cards","target":101,"quick":false,"clockwise":false},"touched":1700000000.0,"seats":[{"person":2,"since":1700000000.0,"confirmed":true},null,null,null],"rules_open":false,"starts_at":null,"kept_until":null,"held":false,"rematch":false}',1700001800.0,1);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	public_id VARCHAR(32) NOT NULL, 
	chat INTEGER NOT NULL, 
	thread BIGINT NOT NULL, 
	starter INTEGER NOT NULL, 
	opened_at FLOAT NOT NULL, 
	closed_at FLOAT, 
	deadline FLOAT, 
	paused_at FLOAT, 
	last_seq INTEGER NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_chat_chats FOREIGN KEY(chat) REFERENCES chats (id), 
	CONSTRAINT fk_matches_starter_persons FOREIGN KEY(starter) REFERENCES persons (id), 
	CONSTRAINT uq_matches_public_id UNIQUE (public_id)
);
INSERT INTO "matches" VALUES(1,'jqh9CO_0',1,0,1,1700000000.0,NULL,1700000030.0,NULL,31);
CREATE TABLE notes (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY ("key")
);
INSERT INTO "notes" VALUES('command menu','bb49bb313eabf2b0bd6de8d8fbc70bbf');
CREATE TABLE persons (
	id INTEGER NOT NULL, 
	telegram_id BIGINT, 
	name TEXT NOT NULL, 
	username TEXT, 
	language VARCHAR(8), 
	sound VARCHAR(8) NOT NULL, 
	started BOOLEAN NOT NULL, 
	origin_chat INTEGER, 
	CONSTRAINT pk_persons PRIMARY KEY (id), 
	CONSTRAINT uq_persons_telegram_id UNIQUE (telegram_id)
);
INSERT INTO "persons" VALUES(1,1000001,'Ona',NULL,NULL,'slow',1,NULL);
INSERT INTO "persons" VALUES(2,1000002,'Pere',NULL,NULL,'slow',1,2);
INSERT INTO "persons" VALUES(3,1000003,'Marta',NULL,NULL,'slow',1,NULL);
INSERT INTO "persons" VALUES(4,1000004,'Joan',NULL,NULL,'slow',1,NULL);
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
INSERT INTO "slots" VALUES('g1','table.1.1',1,4,'9540339eada8c095b90d0e8eb90983d4','','',1700000000.0);
INSERT INTO "slots" VALUES('p1','hand.1',1,1,'e671c371567ac50605f3d5262d1d939d','','',1700000000.0);
INSERT INTO "slots" VALUES('p3','hand.1',1,2,'cad1197efa54dc319f4de80acc45250a','','',1700000000.0);
INSERT INTO "slots" VALUES('p2','hand.1',1,3,'336f6a8e4311b06ce250ca1b7c9e773d','','',1700000000.0);
INSERT INTO "slots" VALUES('p4','hand.1',1,4,'76ef0a7e4c467a7fe36f041bf9c52e59','','',1700000000.0);
INSERT INTO "slots" VALUES('g2','greeting',1,3,'4b8cd6923692735bc21e500d5fe15d7a','','',1700000000.0);
INSERT INTO "slots" VALUES('g2','lobby',1,5,'da545649a9c9d10813bb745ba1c68c3d','lPM8tWw9','lPM8tWw9',1700000000.0);
CREATE TABLE tokens (
	payload VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	purpose JSON NOT NULL, 
	created_at FLOAT NOT NULL, 
	used_at FLOAT, 
	CONSTRAINT pk_tokens PRIMARY KEY (payload), 
	CONSTRAINT fk_tokens_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE INDEX ix_lobbies_deadline ON lobbies (deadline);
CREATE UNIQUE INDEX ix_lobbies_open ON lobbies (chat, thread) WHERE open = 1;
CREATE INDEX ix_matches_chat_thread ON matches (chat, thread);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE UNIQUE INDEX ix_matches_live ON matches (chat, thread) WHERE closed_at IS NULL;
CREATE INDEX ix_players_match ON players ("match");
COMMIT;
