/** The layout of Docusaurus' own screens (loading, error fallback). */
export { SiteFrame as default } from '@site/src/layouts/SiteFrame';
