import { capabilities as member } from '#generated/member/capabilities.ts';
import { capabilities as messageCenter } from '#generated/message-center/capabilities.ts';
import { capabilities as v1 } from '#generated/v1/capabilities.ts';
import type { Capability, requiredCapabilities } from '#src/domain/plan/capabilities.ts';
import type { Operation } from './operations.ts';

/** The capability that each call belongs to, as its document says. */
export const capabilityOf: Readonly<
  Record<Operation, Capability | (typeof requiredCapabilities)[number]>
> = { ...member, ...messageCenter, ...v1 };
