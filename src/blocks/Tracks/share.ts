export const shareAdvice = 'Write a percentage as a whole number: share="12".';

/** Whether a share of the work is valid. */
export const isShare = (share: string): boolean => /^\d+$/.test(share) && Number(share) <= 100;
