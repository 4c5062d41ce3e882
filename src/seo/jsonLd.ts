import type { Article, BreadcrumbList, FAQPage, Offer, Organization, Service, Thing } from 'schema-dts';
import { cases } from '../facts/cases';
import { company, offerCatalog, origin } from '../facts/company';
import { entryAmount } from '../facts/figures';
import { homeLink } from '../facts/navigation';
import type { FrontMatter } from './frontMatter';
import { absoluteUrl } from './metadata';

/** Structured data of a page, without its `@context`: ours, which is typed, or as the page's front matter has it. */
export type StructuredData = Exclude<Thing, string> | { '@type': string; [name: string]: unknown };

const ORGANIZATION_ID = `${origin}/#organization`;

/** Describes the company, on every page. */
export function organization(): Exclude<Organization, string> {
  const offers = offerCatalog.services.map(
    (service): Offer => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: service.name, url: absoluteUrl(service.to) },
    }),
  );

  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: company.brand,
    alternateName: company.legalName,
    url: absoluteUrl('/'),
    logo: absoluteUrl(company.logo),
    description: company.description,
    foundingDate: String(company.founded.practice),
    slogan: company.slogan,
    sameAs: company.social.map((profile) => profile.url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: company.email,
      telephone: company.phone || undefined,
      availableLanguage: 'English',
      areaServed: 'Worldwide',
    },
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.address.city,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    areaServed: [company.address.regionName, ...company.places],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: offerCatalog.name,
      itemListElement: offers,
    },
    // The specification asks for `price`. `minPrice` says that it is only a starting price.
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: offerCatalog.name },
      price: entryAmount.toFixed(2),
      priceCurrency: 'USD',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: entryAmount, priceCurrency: 'USD' },
    },
  };
}

/** Describes one service, on the page that sells it. */
function service(name: string, description: string, path: string): Service {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: absoluteUrl(path),
    provider: { '@id': ORGANIZATION_ID },
    areaServed: company.address.country,
  };
}

/** Describes the case study that is on a page, if there is one. */
function caseStudy(path: string, description: string): Article[] {
  return cases
    .filter(({ page }) => page === path)
    .map((study) => ({
      '@type': 'Article',
      headline: study.title,
      description,
      url: absoluteUrl(path),
      author: { '@id': ORGANIZATION_ID },
      publisher: { '@id': ORGANIZATION_ID },
      about: { '@type': 'Service', url: absoluteUrl(study.servicePage), provider: { '@id': ORGANIZATION_ID } },
    }));
}

/** Describes the path from the home page to a page. Positions start at 1. */
function breadcrumbList(breadcrumbs: NonNullable<FrontMatter['breadcrumbs']>): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(url),
    })),
  };
}

/**
 * Describes a page by its front matter. The home page has no breadcrumbs, because a list needs at least two entries
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 * @param path of the page, `/about`
 */
export function structuredDataOf(frontMatter: FrontMatter, path: string): StructuredData[] {
  const { title, description, structuredData = [] } = frontMatter;
  const home = { name: homeLink.title, url: homeLink.to };
  const breadcrumbs = frontMatter.breadcrumbs ?? (path === homeLink.to ? [] : [home, { name: title, url: path }]);
  return [
    ...(breadcrumbs.length > 1 ? [breadcrumbList(breadcrumbs)] : []),
    ...caseStudy(path, description),
    ...(frontMatter.serviceName ? [service(frontMatter.serviceName, description, path)] : []),
    ...structuredData,
  ];
}

interface QuestionAndAnswer {
  question: string;
  /** Plain text. */
  answer: string;
}

/** Describes the questions and answers of a page. */
export function faqPage(questions: readonly QuestionAndAnswer[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
