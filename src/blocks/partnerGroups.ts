import { type Partner, partnerCategories } from '../site/partners';

interface PartnerGroup {
  category: string;
  partners: Partner[];
}

/**
 * Groups partners by category, in the order of `partnerCategories`. Partners of unknown categories are under 'Other', last.
 * Empty groups are left out.
 */
export function groupPartners(entries: readonly Partner[]): PartnerGroup[] {
  const groups: PartnerGroup[] = partnerCategories.map((category) => ({
    category,
    partners: entries.filter((partner) => partner.category === category),
  }));
  groups.push({
    category: 'Other',
    partners: entries.filter((partner) => !partnerCategories.includes(partner.category)),
  });
  return groups.filter((group) => group.partners.length > 0);
}
