import type * as z from 'zod/mini';
import { zChoosePrimaryCareProviderBody } from '#generated/v1/validators/zChoosePrimaryCareProviderBody.ts';
import { zChoosePrimaryCareProviderResponse } from '#generated/v1/validators/zChoosePrimaryCareProviderResponse.ts';
import { zGetPrimaryCareProviderResponse } from '#generated/v1/validators/zGetPrimaryCareProviderResponse.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

export type PrimaryCare = Lenient<typeof zGetPrimaryCareProviderResponse>;
export type PrimaryCareProvider = NonNullable<PrimaryCare['current']>;
export type PrimaryCareChoice = z.infer<typeof zChoosePrimaryCareProviderBody>;

/** The API's rules for a choice. */
export const primaryCareRules = zChoosePrimaryCareProviderBody;

/** The query of a member's primary care provider, the next one, and whether that can be changed now. */
export const primaryCare = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/primary-care-provider',
    zGetPrimaryCareProviderResponse,
    { path: { memberId } },
    (answer): PrimaryCare => answer,
  );

/** Chooses a member's primary care provider, from a day on. */
export const choosePrimaryCare = (memberId: string, body: PrimaryCareChoice) =>
  v1.write(
    'PUT /members/{memberId}/primary-care-provider',
    zChoosePrimaryCareProviderResponse,
    { params: { path: { memberId } }, body },
    (answer): PrimaryCare => answer,
    { makesStale: ['/members/{memberId}/primary-care-provider'] },
  );
