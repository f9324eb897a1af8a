import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '#generated/v1/paths.d.ts';

type Sent = components['schemas']['PaymentMethod'];
export type MethodFacts = Pick<Sent, 'type' | 'lastFour' | 'label'> & {
  /** Last month a card is valid, YYYY-MM. */
  expiresOn: string | null;
};
export type KeptMethod = MethodFacts & { methodId: string; isDefault: boolean };

export type PaymentMethods = ReturnType<typeof createPaymentMethods>;

/** Creates the payment methods of contracts, and the payment vendor's data by its tokens. Never a whole number. */
export function createPaymentMethods(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT * FROM payment_method WHERE contract_id = ? ORDER BY is_default DESC, number',
  );
  const insert = database.prepare(
    `INSERT INTO payment_method (contract_id, method_id, type, last_four, label, expires_on, is_default, token)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const choose = database.prepare(
    'UPDATE payment_method SET is_default = (method_id = ?) WHERE contract_id = ?',
  );
  const remove = database.prepare(
    'DELETE FROM payment_method WHERE contract_id = ? AND method_id = ?',
  );
  const byToken = database.prepare(
    'SELECT method_id FROM payment_method WHERE contract_id = ? AND token = ?',
  );
  const keepToken = database.prepare(
    'INSERT INTO vendor_token (token, type, last_four, label, expires_on) VALUES (?, ?, ?, ?, ?)',
  );
  const redeem = database.prepare(
    'UPDATE vendor_token SET is_used = 1 WHERE token = ? AND is_used = 0 RETURNING *',
  );

  /** The default method first. */
  const of = (contractId: string): KeptMethod[] =>
    select.all(contractId).map((row) => ({
      ...factsOf(row),
      methodId: String(row['method_id']),
      isDefault: Number(row['is_default']) === 1,
    }));
  const named = (contractId: string, methodId: string) =>
    of(contractId).find((method) => method.methodId === methodId);
  const makeDefault = (contractId: string, methodId: string) =>
    void choose.run(methodId, contractId);
  const add = (contractId: string, facts: MethodFacts, token: string | null = null): KeptMethod => {
    const others = of(contractId);
    const plain = `pm-${facts.type}-${facts.lastFour}`;
    const isTaken = others.some(({ methodId }) => methodId === plain);
    const methodId = isTaken ? `${plain}-${randomBytes(3).toString('hex')}` : plain;
    const isDefault = others.length === 0;
    const { type, lastFour, label, expiresOn } = facts;
    insert.run(contractId, methodId, type, lastFour, label, expiresOn, isDefault ? 1 : 0, token);
    return { ...facts, methodId, isDefault };
  };

  return {
    of,
    named,
    add,
    makeDefault,

    /** The first of the others is the default then. */
    remove(contractId: string, methodId: string): void {
      remove.run(contractId, methodId);
      const [first] = of(contractId);
      if (first !== undefined) makeDefault(contractId, first.methodId);
    },

    /** Returns a token that can be used once, for a method that the vendor's page has accepted. */
    tokenFor({ type, lastFour, label, expiresOn }: MethodFacts): string {
      const token = `tok_${randomBytes(12).toString('hex')}`;
      keepToken.run(token, type, lastFour, label, expiresOn);
      return token;
    },

    /** The same token of the same contract answers the method it has stored; undefined when it is worth nothing. */
    addByToken(contractId: string, token: string): KeptMethod | undefined {
      const stored = byToken.get(contractId, token);
      if (stored !== undefined) return named(contractId, String(stored['method_id']));
      const row = redeem.get(token);
      return row === undefined ? undefined : add(contractId, factsOf(row), token);
    },
  };
}

function factsOf(row: Record<string, unknown>): MethodFacts {
  const { expires_on: expiresOn } = row;
  return {
    type: kinds.find((kind) => kind === row['type']) ?? 'checking',
    lastFour: String(row['last_four']),
    label: String(row['label']),
    expiresOn: typeof expiresOn === 'string' ? expiresOn : null,
  };
}

const kinds = ['card', 'checking', 'savings'] as const satisfies readonly Sent['type'][];

/** Whether a card is still valid on a day; accounts always are. */
export const isUsable = ({ expiresOn }: MethodFacts, day: string): boolean =>
  expiresOn === null || expiresOn >= day.slice(0, 7);
