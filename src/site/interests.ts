/**
 * An option of the forms' interest field. E-mails contain the label; links such as `/contact?interest=partnership`
 * contain the value.
 */
export interface Interest {
  value: string;
  label: string;
}

export interface InterestGroup {
  /** Heading of the group; null for options without a group. */
  title: string | null;
  options: readonly Interest[];
}

export const contactInterests: readonly InterestGroup[] = [
  {
    title: 'Solutions',
    options: [
      { value: 'ai_solutions', label: 'AI-Powered Solutions' },
      { value: 'custom_software_development', label: 'Custom Software Development' },
      { value: 'cloud_solutions', label: 'Cloud Solutions' },
      { value: 'advanced_security', label: 'Advanced Security' },
    ],
  },
  {
    title: 'Capabilities',
    options: [
      { value: 'business_operations', label: 'Business Operations' },
      { value: 'it_services', label: 'IT Services' },
      { value: 'computer_repair', label: 'Computer Repair' },
    ],
  },
  {
    title: 'Other',
    options: [
      { value: 'partnership', label: 'Partnership' },
      { value: 'support', label: 'Support' },
      { value: 'general', label: 'General Inquiry' },
    ],
  },
];

export const assessmentInterests: readonly InterestGroup[] = [
  {
    title: null,
    options: [
      { value: 'business_operations', label: 'Business Operations' },
      { value: 'it_services_support', label: 'IT Services & Support' },
      { value: 'computer_repair', label: 'Computer Repair' },
      { value: 'advanced_security', label: 'Advanced Security' },
      { value: 'cloud_solutions', label: 'Cloud Solutions' },
      { value: 'custom_development', label: 'Custom Development' },
      { value: 'not_sure', label: 'Not sure yet' },
    ],
  },
];

/** Returns the option with this value, or undefined. */
export function interestOf(groups: readonly InterestGroup[], value: string | null): Interest | undefined {
  return groups.flatMap(({ options }) => options).find((option) => option.value === value);
}
