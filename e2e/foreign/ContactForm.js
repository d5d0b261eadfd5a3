export const ContactForm = () => null;
