export { ErrorScreen as default } from '@site/src/browser/islands/ErrorScreen';
