import type { z } from 'zod/mini';
import { zReportDirectoryMistakeBody } from '#generated/v1/validators/zReportDirectoryMistakeBody.ts';
import { zReportDirectoryMistakeResponse } from '#generated/v1/validators/zReportDirectoryMistakeResponse.ts';
import { v1 } from '#src/api/http/call.ts';

export type DirectoryReport = z.infer<typeof zReportDirectoryMistakeBody>;

/** The API's rules for a report. */
export const directoryReportRules = zReportDirectoryMistakeBody;

/** Reports a mistake in the provider directory; returns the number of the report. */
export const reportDirectoryMistake = ({
  practitionerRoleId,
  locationId,
  mistake,
  comments,
}: DirectoryReport) =>
  v1.write(
    'POST /directory-reports',
    zReportDirectoryMistakeResponse,
    {
      body: {
        practitionerRoleId,
        mistake,
        ...(locationId === undefined ? {} : { locationId }),
        ...(comments === undefined ? {} : { comments }),
      },
    },
    ({ confirmationNumber }) => confirmationNumber,
  );
