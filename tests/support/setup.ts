import '@testing-library/jest-dom';

// jsdom has no navigation timing, which forms read.
performance.getEntriesByType ??= () => [];
