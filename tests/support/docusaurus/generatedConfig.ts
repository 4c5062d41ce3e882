/** The configuration that a build generates. */
export default { customFields: { mail: {} } };
