export { ContactForm } from '../forms/ContactForm';
