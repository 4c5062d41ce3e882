/** Every block that a page may import. */
import * as blocks from '.';
import { nameBlocks } from './checks';

export { Action, Actions } from './Actions/Actions';
export { AssessmentForm } from './AssessmentForm/AssessmentForm';
export { Banner } from './Banner/Banner';
export { CallToAction } from './CallToAction/CallToAction';
export { Card, Cards } from './Cards/Cards';
export { CaseFigures, CaseStudies, CaseStudy } from './CaseStudies/CaseStudies';
export { ChatPreview } from './ChatPreview/ChatPreview';
export { Checklist } from './Checklist/Checklist';
export { ContactDetails, EmailLink } from './ContactDetails/ContactDetails';
export { ContactForm } from './ContactForm/ContactForm';
export { CookieTable } from './CookieTable/CookieTable';
export { Finder, Situation } from './Finder/Finder';
export { Hero } from './Hero/Hero';
export { GeneralApplication, Job, Jobs } from './Jobs/Jobs';
export { Layer, Layers, Part } from './Layers/Layers';
export { Clause, LegalText } from './LegalText/LegalText';
export { PainPoint, PainPoints } from './PainPoints/PainPoints';
export { Panel, Panels } from './Panels/Panels';
export { PartnerDirectory } from './PartnerDirectory/PartnerDirectory';
export { People, Person } from './People/People';
export { Picture } from './Picture/Picture';
export { PricingPlans } from './PricingPlans/PricingPlans';
export { Question, Questions } from './Questions/Questions';
export { Quote, Quotes } from './Quotes/Quotes';
export { Screen, Screens } from './Screens/Screens';
export { Section } from './Section/Section';
export { Row, Sheet } from './Sheet/Sheet';
export { SignInCallback } from './SignInCallback/SignInCallback';
export { Statistic, Statistics } from './Statistics/Statistics';
export { Step, Steps } from './Steps/Steps';
export { SubscriptionSuccess } from './SubscriptionSuccess/SubscriptionSuccess';
export { Track, Tracks } from './Tracks/Tracks';

nameBlocks(blocks);
