import type { LaunchRule } from '../rule';
import { analyticsConsent } from './analyticsConsent';
import { claims } from './claims';
import { codeOwners } from './codeOwners';
import { companyFacts } from './companyFacts';
import { figures } from './figures';
import { legalDates } from './legalDates';
import { mailSettings } from './mailSettings';
import { partners } from './partners';
import { reservedAddresses } from './reservedAddresses';
import { sampleBlocks } from './sampleBlocks';
import { sampleWords } from './sampleWords';
import { serviceInformation } from './serviceInformation';
import { shareImage } from './shareImage';
import { unreadPages } from './unreadPages';

/** Every rule, in the order in which the findings are listed. */
export const rules: readonly LaunchRule[] = [
  unreadPages,
  companyFacts,
  claims,
  figures,
  partners,
  sampleBlocks,
  sampleWords,
  reservedAddresses,
  legalDates,
  mailSettings,
  analyticsConsent,
  serviceInformation,
  shareImage,
  codeOwners,
];
