export { findSeller, readSeller, type Seller, sellerSchema } from './content/seller.ts';
export { issueInvoice, issueUpd } from './issue-document.ts';
