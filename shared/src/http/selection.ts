/** The chosen company parent and company; 0 stands for none (FILT-02). */
export interface Selection {
  parentId: number;
  companyId: number;
}
