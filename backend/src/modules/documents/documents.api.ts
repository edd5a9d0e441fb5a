export { issueInvoice, issueUpd } from './issue-document.ts';
export { findSeller, readSeller, type Seller, sellerSchema } from './papers/seller.ts';
