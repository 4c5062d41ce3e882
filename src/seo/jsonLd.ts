import type { Article, BreadcrumbList, FAQPage, Offer, Organization, Service, WithContext } from 'schema-dts';
import { cases } from '../site/cases';
import { company, origin } from '../site/company';
import { entryAmount } from '../site/figures';
import { offerCatalog } from '../site/services';
import { absoluteUrl } from './metadata';

const ORGANIZATION_ID = `${origin}/#organization`;

/** Describes the company, on every page. */
export function organization(): WithContext<Organization> {
  const offers = offerCatalog.services.map(
    (service): Offer => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: service.name, url: absoluteUrl(service.to) },
    }),
  );

  return {
    '@context': 'https://schema.org',
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
    makesOffer: {
      '@type': 'Offer',
      price: entryAmount.toFixed(2),
      priceCurrency: 'USD',
    },
  };
}

/** Describes one service, on the page that sells it. */
export function service(name: string, description: string, path: string): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: absoluteUrl(path),
    provider: { '@id': ORGANIZATION_ID },
    areaServed: company.address.country,
  };
}

/** Describes the case study on a page; undefined for other pages. */
export function caseStudy(path: string, description: string): WithContext<Article> | undefined {
  const found = cases.find(({ page }) => page === path);
  if (!found) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: found.title,
    description,
    url: absoluteUrl(path),
    author: { '@id': ORGANIZATION_ID },
    publisher: { '@id': ORGANIZATION_ID },
    about: { '@type': 'Service', url: absoluteUrl(found.service), provider: { '@id': ORGANIZATION_ID } },
  };
}

export interface Breadcrumb {
  name: string;
  /** A path or an absolute address. */
  url: string;
}

/** Describes the path from the home page to a page. Positions start at 1. */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(url),
    })),
  };
}

interface QuestionAndAnswer {
  question: string;
  /** Plain text. */
  answer: string;
}

/** Describes the questions and answers of a page. */
export function questionPage(questions: readonly QuestionAndAnswer[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
