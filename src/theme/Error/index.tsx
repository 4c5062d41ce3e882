export { ErrorScreen as default } from '@site/src/islands/ErrorScreen';
