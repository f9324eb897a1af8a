import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raise it when a table changes. State files of another layout are renamed, not migrated. */
const layout = 24;

/** The tables of everything a member can change, and of the identity provider's state. */
const tables = [
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  `CREATE TABLE account (user_name TEXT PRIMARY KEY, password_hash TEXT NOT NULL)`,
  `CREATE TABLE member_verification (
    verification_id TEXT PRIMARY KEY, member_id TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
  `CREATE TABLE registration (
    member_id TEXT PRIMARY KEY, user_name TEXT NOT NULL UNIQUE, guardian TEXT,
    communication TEXT NOT NULL, registered_at TEXT NOT NULL)`,
  `CREATE TABLE passcode (
    passcode_id TEXT PRIMARY KEY, asked_for TEXT NOT NULL, account TEXT NOT NULL, user_name TEXT,
    passcode TEXT NOT NULL, attempts INTEGER NOT NULL, expires_at INTEGER NOT NULL)`,
  `CREATE TABLE password_reset (
    reset_token TEXT PRIMARY KEY, user_name TEXT NOT NULL, attempts INTEGER NOT NULL,
    expires_at INTEGER NOT NULL)`,
  `CREATE TABLE outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, channel TEXT NOT NULL,
    address TEXT, text TEXT NOT NULL, sent_at TEXT NOT NULL)`,
  `CREATE TABLE failed_sign_in (user_name TEXT PRIMARY KEY, failures INTEGER NOT NULL)`,
  `CREATE TABLE oidc (
    model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, grant_id TEXT, uid TEXT,
    expires_at INTEGER, PRIMARY KEY (model, id))`,
  `CREATE TABLE user_settings (user_name TEXT PRIMARY KEY, settings TEXT NOT NULL)`,
  `CREATE TABLE contact_request (
    number INTEGER PRIMARY KEY AUTOINCREMENT, user_name TEXT, request TEXT NOT NULL,
    received_at TEXT NOT NULL)`,
  `CREATE TABLE directory_report (
    number INTEGER PRIMARY KEY AUTOINCREMENT, user_name TEXT NOT NULL, report TEXT NOT NULL,
    received_at TEXT NOT NULL)`,
  `CREATE TABLE message (
    message_id TEXT PRIMARY KEY, member_id TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    category TEXT NOT NULL, sent_at TEXT NOT NULL, status TEXT NOT NULL, attachments TEXT NOT NULL,
    related_claim_id TEXT, reply_not_allowed_reason TEXT, sender TEXT, topic TEXT,
    amount_cents INTEGER, is_from_member INTEGER NOT NULL, thread_id TEXT NOT NULL,
    in_reply_to TEXT, answer_due_by TEXT)`,
  `CREATE TABLE claim_letter (
    number INTEGER PRIMARY KEY AUTOINCREMENT, letter_id TEXT NOT NULL UNIQUE, claim_id TEXT NOT NULL,
    kind TEXT NOT NULL, letter TEXT NOT NULL, files_key TEXT)`,
  `CREATE TABLE appeal_file (
    files_key TEXT NOT NULL, place INTEGER NOT NULL, start INTEGER NOT NULL, content BLOB NOT NULL,
    PRIMARY KEY (files_key, place, start))`,
  `CREATE TABLE claim_file_request (claim_id TEXT PRIMARY KEY, requested_at TEXT NOT NULL)`,
  `CREATE TABLE primary_care (
    member_id TEXT PRIMARY KEY, role_id TEXT NOT NULL, effective_date TEXT NOT NULL)`,
  `CREATE TABLE billing_account (
    contract_id TEXT PRIMARY KEY, closed_on TEXT NOT NULL, autopay_method_id TEXT)`,
  `CREATE TABLE ledger_entry (
    number INTEGER PRIMARY KEY AUTOINCREMENT, contract_id TEXT NOT NULL, movement TEXT NOT NULL,
    about TEXT NOT NULL, account TEXT NOT NULL, cents INTEGER NOT NULL, day TEXT NOT NULL)`,
  `CREATE TABLE payment (
    number INTEGER PRIMARY KEY AUTOINCREMENT, payment_id TEXT NOT NULL UNIQUE,
    contract_id TEXT NOT NULL, idempotency_key TEXT, request TEXT, confirmation_number TEXT NOT NULL,
    cents INTEGER NOT NULL, source_type TEXT NOT NULL, last_four TEXT NOT NULL,
    submitted_at TEXT NOT NULL, pay_on TEXT NOT NULL, status TEXT NOT NULL, made_by TEXT NOT NULL,
    fee_cents INTEGER NOT NULL, UNIQUE (contract_id, idempotency_key))`,
  `CREATE TABLE payment_method (
    number INTEGER PRIMARY KEY AUTOINCREMENT, contract_id TEXT NOT NULL, method_id TEXT NOT NULL,
    type TEXT NOT NULL, last_four TEXT NOT NULL, label TEXT NOT NULL, expires_on TEXT,
    is_default INTEGER NOT NULL, token TEXT, UNIQUE (contract_id, method_id))`,
  `CREATE TABLE vendor_token (
    token TEXT PRIMARY KEY, type TEXT NOT NULL, last_four TEXT NOT NULL, label TEXT NOT NULL,
    expires_on TEXT, is_used INTEGER NOT NULL DEFAULT 0)`,
  `CREATE TABLE hra_account (member_id TEXT PRIMARY KEY, closed_on TEXT NOT NULL)`,
  `CREATE TABLE hra_request (
    number INTEGER PRIMARY KEY AUTOINCREMENT, reimbursement_id TEXT NOT NULL UNIQUE,
    member_id TEXT NOT NULL, idempotency_key TEXT, asked TEXT NOT NULL, request TEXT NOT NULL,
    UNIQUE (member_id, idempotency_key))`,
  `CREATE INDEX ledger_by_account ON ledger_entry (contract_id, account)`,
  `CREATE TABLE id_card_order (
    number INTEGER PRIMARY KEY AUTOINCREMENT, member_id TEXT NOT NULL, way TEXT NOT NULL,
    policy_type TEXT NOT NULL, sent_to TEXT)`,
  `CREATE TABLE certificate_order (
    number INTEGER PRIMARY KEY AUTOINCREMENT, member_id TEXT NOT NULL)`,
  `CREATE TABLE health_link (
    number INTEGER PRIMARY KEY AUTOINCREMENT, link_id TEXT NOT NULL UNIQUE, member_id TEXT NOT NULL,
    made_by TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL, passcode_hash TEXT,
    is_direct INTEGER NOT NULL, attempts INTEGER NOT NULL, opened INTEGER NOT NULL,
    created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL)`,
  `CREATE TABLE health_link_opening (
    number INTEGER PRIMARY KEY AUTOINCREMENT, link_id TEXT NOT NULL, recipient TEXT,
    opened_at INTEGER NOT NULL)`,
  `CREATE TABLE ended_health_link (
    number INTEGER PRIMARY KEY AUTOINCREMENT, link_id TEXT NOT NULL UNIQUE, member_id TEXT NOT NULL,
    made_by TEXT NOT NULL, has_passcode INTEGER NOT NULL, is_direct INTEGER NOT NULL,
    opened INTEGER NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL)`,
  `CREATE TABLE health_link_file (
    file_token TEXT PRIMARY KEY, link_id TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
  `CREATE TABLE kept_estimate (
    number INTEGER PRIMARY KEY AUTOINCREMENT, estimate_id TEXT NOT NULL UNIQUE,
    member_id TEXT NOT NULL, estimate TEXT NOT NULL)`,
  `CREATE TABLE secret_answer (
    user_name TEXT NOT NULL, question_id TEXT NOT NULL, answer_hash TEXT NOT NULL,
    PRIMARY KEY (user_name, question_id))`,
  `CREATE TABLE reauthentication_proof (
    proof_hash TEXT PRIMARY KEY, user_name TEXT NOT NULL, grant_id TEXT NOT NULL,
    expires_at INTEGER NOT NULL)`,
  `CREATE TABLE member_settings (
    contract_id TEXT NOT NULL, member_id TEXT PRIMARY KEY, settings TEXT NOT NULL)`,
  `CREATE TABLE preferences (member_id TEXT PRIMARY KEY, preferences TEXT NOT NULL)`,
  `CREATE TABLE data_sharing (user_name TEXT PRIMARY KEY, sharing TEXT NOT NULL)`,
  `CREATE TABLE access_log (
    user_name TEXT NOT NULL, reader TEXT NOT NULL, who TEXT NOT NULL, kind TEXT NOT NULL,
    data TEXT NOT NULL, day TEXT NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (user_name, reader, who, kind, data, day))`,
  `CREATE INDEX claim_letter_by_claim ON claim_letter (claim_id, kind)`,
  `CREATE INDEX message_by_member ON message (member_id, status, sent_at)`,
  `CREATE INDEX message_by_thread ON message (member_id, thread_id)`,
  `CREATE INDEX oidc_by_grant ON oidc (grant_id)`,
  `CREATE INDEX oidc_by_uid ON oidc (uid)`,
];

/** The tables that `clearState` keeps: the running provider signs with these keys. */
const keptTables = ['secret'];

/**
 * Opens the sandbox's state.
 *
 * @param folder where `sandbox.sqlite` lives, or `:memory:`
 * @param reset deletes the state of an earlier run
 */
export function openDatabase(folder: string, reset: boolean): DatabaseSync {
  const file = folder === ':memory:' ? folder : join(folder, 'sandbox.sqlite');
  if (folder !== ':memory:') {
    // It holds what members sent. A folder that exists for another purpose keeps its permissions.
    const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (made === undefined && existsSync(file)) chmodSync(folder, 0o700);
    if (reset) removeFiles(file);
  }
  const database = openReadable(file);
  if (layoutOf(database) === layout) return database;
  if (tableNames(database).length > 0) {
    const aside = file.replace(/\.sqlite$/, `-of-layout-${layoutOf(database)}.sqlite`);
    database.close();
    removeFiles(aside);
    renameSync(file, aside);
    console.warn(`The state is of another version of the sandbox. It is kept as ${aside}.`);
    return createTables(openFile(file));
  }
  return createTables(database);
}

/** Empties every table but the keys, so that a seed can fill them again. */
export function clearState(database: DatabaseSync): void {
  for (const name of tableNames(database)) {
    if (!keptTables.includes(name)) database.exec(`DELETE FROM ${name}`);
  }
}

/** Runs a change as one transaction, or as a part of the one under way: all of it is kept, or nothing. */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  if (database.isTransaction) return change();
  database.exec('BEGIN');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Thrown when the state can't be read; its message says how to recover. */
export class StateError extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} can’t be read. Delete it, or start with fresh data: npm start -- --reset`, {
      cause,
    });
    this.name = 'StateError';
  }
}

/** @throws {StateError} if the file is damaged or isn't a database */
function openReadable(file: string): DatabaseSync {
  try {
    const database = openFile(file);
    const [row] = database.prepare('PRAGMA quick_check(1)').all();
    if (row?.['quick_check'] !== 'ok') throw new Error(String(row?.['quick_check']));
    return database;
  } catch (error) {
    throw new StateError(file, error);
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 3000',
  );
  return database;
}

function createTables(database: DatabaseSync): DatabaseSync {
  for (const table of tables) database.exec(table);
  database.exec(`PRAGMA user_version = ${layout}`);
  return database;
}

function layoutOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function tableNames(database: DatabaseSync): string[] {
  const rows = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  return rows.map((row) => String(row['name']));
}

function removeFiles(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}
