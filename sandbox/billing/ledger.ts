import type { DatabaseSync } from 'node:sqlite';

/** The accounts of a contract's book. */
export type Account =
  /** The balance that the policyholder owes. */
  | 'receivable'
  /** The charges for coverage, and for payments that the bank returned. */
  | 'premiums'
  | 'fees'
  /** The payments made that the insurer has not credited yet. */
  | 'in-transit'
  /** The money requested from the bank, and received from it. */
  | 'clearing'
  | 'bank'
  /**
   * Of a health reimbursement account: the balance, the requested amounts, the payments, the employer's contributions.
   */
  | 'hra-available'
  | 'hra-held'
  | 'hra-paid'
  | 'hra-employer';

type Entry = readonly [account: Account, cents: number];

/** Every movement of money with its entries, in cents. The entries of each add up to zero. */
export const movements = {
  charge: (cents: number): Entry[] => [
    ['receivable', cents],
    ['premiums', -cents],
  ],
  fee: (cents: number): Entry[] => [
    ['receivable', cents],
    ['fees', -cents],
  ],
  payment: (cents: number): Entry[] => [
    ['clearing', cents],
    ['in-transit', -cents],
  ],
  /** A payment is not taken after all: it was canceled, or the bank refused it. */
  reversal: (cents: number): Entry[] => [
    ['clearing', -cents],
    ['in-transit', cents],
  ],
  credit: (cents: number): Entry[] => [
    ['in-transit', cents],
    ['receivable', -cents],
    ['bank', cents],
    ['clearing', -cents],
  ],
  /** The bank reverses its payment. */
  return: (cents: number): Entry[] => [
    ['receivable', cents],
    ['bank', -cents],
  ],
  contribution: (cents: number): Entry[] => [
    ['hra-available', cents],
    ['hra-employer', -cents],
  ],
  /** Straight to a provider. */
  disbursement: (cents: number): Entry[] => [
    ['hra-available', -cents],
    ['hra-paid', cents],
  ],
  /** A member requests reimbursement: until the decision, no other request can use the money. */
  hold: (cents: number): Entry[] => [
    ['hra-available', -cents],
    ['hra-held', cents],
  ],
  reimbursement: (cents: number): Entry[] => [
    ['hra-held', -cents],
    ['hra-paid', cents],
  ],
  release: (cents: number): Entry[] => [
    ['hra-held', -cents],
    ['hra-available', cents],
  ],
} as const;

type Movement = keyof typeof movements;

/** One movement as it was booked. */
export type Booking = { movement: Movement; about: string; day: string; cents: number };

export type Ledger = ReturnType<typeof createLedger>;

/**
 * Creates a double-entry ledger: a book for each contract, and for each account that an employer contributes to. A
 * booking is never changed; a further movement reverses it.
 */
export function createLedger(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO ledger_entry (contract_id, movement, about, account, cents, day)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const sum = database.prepare(
    'SELECT COALESCE(SUM(cents), 0) AS cents FROM ledger_entry WHERE contract_id = ? AND account = ?',
  );
  const last = database.prepare(
    'SELECT COALESCE(MAX(number), 0) AS number FROM ledger_entry WHERE contract_id = ?',
  );
  const entries = database.prepare(
    `SELECT movement, about, cents, day FROM ledger_entry
     WHERE contract_id = ? AND account = ? ORDER BY number`,
  );
  const bookingsOf = (contractId: string, account: Account): Booking[] =>
    entries.all(contractId, account).map((row) => ({
      movement: movementNamed(row['movement']),
      about: String(row['about']),
      day: String(row['day']),
      cents: Number(row['cents']),
    }));
  return {
    /**
     * @param about the subject: a payment, or a month of coverage
     * @param day YYYY-MM-DD
     * @throws {Error} when the two sides differ: that would be a fault of the sandbox
     */
    book(
      contractId: string,
      movement: Movement,
      { about, cents, day }: Omit<Booking, 'movement'>,
    ): void {
      const entries = movements[movement](cents);
      const difference = entries.reduce((total, [, amount]) => total + amount, 0);
      if (difference !== 0) throw new Error(`${movement} does not balance by ${difference}`);
      for (const [account, amount] of entries) {
        insert.run(contractId, movement, about, account, amount, day);
      }
    },

    balanceOf: (contractId: string, account: Account): number =>
      Number(sum.get(contractId, account)?.['cents']),

    /** Another number after each movement. */
    revisionOf: (contractId: string): number => Number(last.get(contractId)?.['number']),

    /** The bookings that changed the policyholder's balance, the earliest first; a reduction is negative. */
    owedBy: (contractId: string): Booking[] => bookingsOf(contractId, 'receivable'),

    /** Everything booked on an account, the earliest first. */
    bookingsOf,
  };
}

function movementNamed(name: unknown): Movement {
  const movement = movementNames.find((movementName) => movementName === name);
  if (movement === undefined) throw new Error(`No movement is called ${String(name)}`);
  return movement;
}

const movementNames = [
  'charge',
  'fee',
  'payment',
  'reversal',
  'credit',
  'return',
  'contribution',
  'disbursement',
  'hold',
  'reimbursement',
  'release',
] as const satisfies readonly Movement[];
