/**
 * The technology partners on /partners, in the order of this list within each category. To add one, copy an entry and
 * change every field.
 */

/** The categories, in the order of the page. */
export const partnerCategories = [
  'AI & Data',
  'Cloud Infrastructure',
  'Business Solutions',
  'Security',
  'Development & DevOps',
  'Payment Solutions',
] as const;

export interface Partner {
  /** Unique; lower case, words joined by hyphens. */
  id: string;
  /** The name as the company writes it. */
  name: string;
  /** The product's own home page, with https. */
  website: string;
  /** One sentence of 12 to 25 words: what we use the product for in client work. */
  description: string;
  /** The name of an icon in the "logos" icon set, without prefix. Prefer a square or simple mark. */
  logo: string;
  /** Background of the tile. It must contrast with the logo. */
  backgroundColor: string;
  /** One of `partnerCategories`. All others are listed under 'Other', at the end. */
  category: string;
  /** Marks an entry that nobody has confirmed, to be checked before launch. Visitors do not see this. */
  sample?: true;
}

export const partners: readonly Partner[] = [
  {
    id: 'databricks',
    name: 'Databricks',
    website: 'https://www.databricks.com',
    description:
      'We bring a client’s scattered data together here, clean it on a schedule and train machine-learning models on the result.',
    logo: 'databricks-icon',
    backgroundColor: '#FFF1EE',
    category: 'AI & Data',
    sample: true,
  },
  {
    id: 'snowflake',
    name: 'Snowflake',
    website: 'https://www.snowflake.com',
    description:
      'We use it as the reporting store, so finance and operations read the same figures from one governed copy.',
    logo: 'snowflake-icon',
    backgroundColor: '#FFFFFF',
    category: 'AI & Data',
    sample: true,
  },
  {
    id: 'openai',
    name: 'OpenAI',
    website: 'https://openai.com',
    description:
      'We call its language models to sort inboxes, draft replies and read documents, with a person approving what matters.',
    logo: 'openai-icon',
    backgroundColor: '#F1F5F3',
    category: 'AI & Data',
    sample: true,
  },
  {
    id: 'aws',
    name: 'AWS',
    website: 'https://aws.amazon.com',
    description:
      'We run client applications, databases and backups on it, each environment in its own account with a spending alarm.',
    logo: 'aws',
    backgroundColor: '#FFF7E8',
    category: 'Cloud Infrastructure',
    sample: true,
  },
  {
    id: 'google-cloud',
    name: 'Google Cloud',
    website: 'https://cloud.google.com',
    description:
      'We choose it for clients whose work is mostly analytics, and for container services that scale down overnight.',
    logo: 'google-cloud',
    backgroundColor: '#FFFFFF',
    category: 'Cloud Infrastructure',
    sample: true,
  },
  {
    id: 'microsoft-azure',
    name: 'Microsoft Azure',
    website: 'https://azure.microsoft.com',
    description:
      'We move Windows servers and SQL databases here for companies whose people already sign in with Microsoft accounts.',
    logo: 'microsoft-azure',
    backgroundColor: '#F2F8FD',
    category: 'Cloud Infrastructure',
    sample: true,
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    website: 'https://www.hubspot.com',
    description:
      'We connect websites and order systems to it, so a new lead reaches the right salesperson without retyping.',
    logo: 'hubspot',
    backgroundColor: '#FFF3EC',
    category: 'Business Solutions',
    sample: true,
  },
  {
    id: 'slack',
    name: 'Slack',
    website: 'https://slack.com',
    description:
      'We send approvals and system alerts to it, so the person on duty can act where the team already talks.',
    logo: 'slack-icon',
    backgroundColor: '#FFFFFF',
    category: 'Business Solutions',
    sample: true,
  },
  {
    id: 'okta',
    name: 'Okta',
    website: 'https://www.okta.com',
    description:
      'We put one sign-in in front of a client’s applications and close every account the day someone leaves.',
    logo: 'okta-icon',
    backgroundColor: '#F3F4F6',
    category: 'Security',
    sample: true,
  },
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    website: 'https://www.cloudflare.com',
    description:
      'We place it in front of public websites to absorb attack traffic, filter bots and keep pages quick far away.',
    logo: 'cloudflare-icon',
    backgroundColor: '#FFFFFF',
    category: 'Security',
    sample: true,
  },
  {
    id: 'github',
    name: 'GitHub',
    website: 'https://github.com',
    description:
      'We keep client code in the client’s own organization here, where every change is reviewed and tested before release.',
    logo: 'github-icon',
    backgroundColor: '#F3F4F6',
    category: 'Development & DevOps',
    sample: true,
  },
  {
    id: 'terraform',
    name: 'Terraform',
    website: 'https://developer.hashicorp.com/terraform',
    description:
      'We describe cloud environments as text files with it, so a client can rebuild one without relying on anyone’s memory.',
    logo: 'terraform-icon',
    backgroundColor: '#F4F2FD',
    category: 'Development & DevOps',
    sample: true,
  },
  {
    id: 'stripe',
    name: 'Stripe',
    website: 'https://stripe.com',
    description:
      'We build online checkout, subscriptions and invoicing on it, then match each payout to the ledger line by line.',
    logo: 'stripe',
    backgroundColor: '#F5F4FF',
    category: 'Payment Solutions',
    sample: true,
  },
  {
    id: 'square',
    name: 'Square',
    website: 'https://squareup.com',
    description:
      'We link its counter terminals to stock and accounting systems for merchants who sell in person and online.',
    logo: 'square',
    backgroundColor: '#FFFFFF',
    category: 'Payment Solutions',
    sample: true,
  },
];

interface PartnerGroup {
  category: string;
  partners: Partner[];
}

/**
 * Groups partners by category, in the order of `partnerCategories`. Partners of unknown categories are under 'Other', last.
 * Empty groups are left out.
 */
export function groupPartners(entries: readonly Partner[]): PartnerGroup[] {
  const known: readonly string[] = partnerCategories;
  const groups: PartnerGroup[] = known.map((category) => ({
    category,
    partners: entries.filter((partner) => partner.category === category),
  }));
  groups.push({
    category: 'Other',
    partners: entries.filter((partner) => !known.includes(partner.category)),
  });
  return groups.filter((group) => group.partners.length > 0);
}
